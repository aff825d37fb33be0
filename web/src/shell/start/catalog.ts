/** The games that this server has, as the start page lists them. */

import type { OptionField } from "../game/GameModule";
import type { Games } from "../game/games";
import type { Bot, Catalog } from "../link/api";
import type { Edition, OfferedOption } from "../link/wire";

export interface GameEntry {
  name: string;
  title: string;
  editions: Edition[];
  defaultEdition: string;
  /** For how many it can be laid. */
  seats: number[];
  options: readonly OptionField[];
  bots: Bot[];
  defaultBot: string;
}

/** The one place that knows how the server's catalog is written. */
export function entriesOf(catalog: Catalog, games: Games): GameEntry[] {
  return catalog.games.map(({ name, title, editions, default_edition, seats, options, bots, default_bot }) => ({
    name,
    title,
    editions,
    defaultEdition: default_edition,
    seats,
    options: games[name]?.options ?? flagsOf(options),
    bots,
    defaultBot: default_bot,
  }));
}

/** What may be chosen with yes or no. */
function flagsOf(options: OfferedOption[]): OptionField[] {
  return options
    .filter(({ kind }) => kind === "flag")
    .map(({ name, title, about }) => ({ name, words: about ? `${title}. ${about}` : title }));
}
