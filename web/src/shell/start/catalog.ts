/** The games that this server has, as the start page lists them. */

import type { Bot, Catalog } from "../link/api";
import type { Edition, OfferedOption } from "../link/wire";

export interface GameEntry {
  name: string;
  title: string;
  editions: Edition[];
  defaultEdition: string;
  /** For how many every edition is; the last is a full table. */
  seats: number[];
  options: readonly OfferedOption[];
  bots: Bot[];
  defaultBot: string;
  /** Does somebody give hints and say what the chances are? */
  advice: boolean;
  /** Does it take cards of one's own? */
  ownCards: boolean;
}

/** For how many an edition can be laid. */
export function seatsOf(game: GameEntry, edition: string): number[] {
  return game.editions.find(({ name }) => name === edition)?.seats ?? game.seats;
}

/** The one place that knows how the server's catalog is written. */
export function entriesOf(catalog: Catalog): GameEntry[] {
  return catalog.games.map(({ options, default_edition, default_bot, own_cards, ...game }) => ({
    name: game.name,
    title: game.title,
    editions: game.editions,
    defaultEdition: default_edition,
    seats: game.seats,
    options: options.filter(({ kind }) => kind !== "data"),
    bots: game.bots,
    defaultBot: default_bot,
    advice: game.advice,
    ownCards: own_cards,
  }));
}
