/** The games that this server has, as the start page lists them. */

import type { OptionField } from "../game/GameModule";
import type { Games } from "../game/games";
import type { Bot, Catalog } from "../link/api";
import type { Edition } from "../link/wire";

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

/** The one place that knows how the server's catalog is written: today it describes one game. */
export function entriesOf(catalog: Catalog, games: Games): GameEntry[] {
  const { game, title, editions, default_edition, seats, bots, default_bot } = catalog;
  const options = games[game]?.options ?? [];
  return [
    { name: game, title, editions, defaultEdition: default_edition, seats, options, bots, defaultBot: default_bot },
  ];
}
