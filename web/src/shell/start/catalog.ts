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

/** What can be chosen with an edition; those that not every edition has come first. */
export function optionsOf(game: GameEntry, edition: string): { own: OfferedOption[]; every: OfferedOption[] } {
  return {
    own: game.options.filter(({ editions }) => editions.includes(edition)),
    every: game.options.filter(({ editions }) => editions.length === 0),
  };
}

/** Of what somebody has chosen, what the edition has. */
export function chosenOf(game: GameEntry, edition: string, chosen: Record<string, unknown>): Record<string, unknown> {
  const { own, every } = optionsOf(game, edition);
  const names = [...own, ...every].map(({ name }) => name);
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => names.includes(name)));
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
