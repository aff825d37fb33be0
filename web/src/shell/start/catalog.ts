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

/** What somebody has chosen, by the name of the option. */
export type Chosen = Record<string, unknown>;

interface Offers {
  /** What says for how many it is, too. */
  first: OfferedOption[];
  /** What not every edition has. */
  own: OfferedOption[];
  every: OfferedOption[];
}

/** What can be chosen with an edition, and with what is chosen already. */
export function optionsOf(game: GameEntry, edition: string, chosen: Chosen): Offers {
  const there = game.options.filter((option) => goes(game, option, chosen));
  const first = there.filter(saysSeats);
  return {
    first,
    own: there.filter((option) => option.editions.includes(edition) && !first.includes(option)),
    every: there.filter((option) => option.editions.length === 0 && !first.includes(option)),
  };
}

/** Of what somebody has chosen, what can be chosen together. */
export function chosenOf(game: GameEntry, edition: string, chosen: Chosen): Chosen {
  const { first, own, every } = optionsOf(game, edition, chosen);
  const names = [...first, ...own, ...every].map(({ name }) => name);
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => names.includes(name)));
}

/** Is it the same set, where what is not named is as usual? */
export function isSet(game: GameEntry, set: Chosen, chosen: Chosen): boolean {
  return game.options.every((option) => chosenFor(option, set) === chosenFor(option, chosen));
}

/** Of what is chosen, what says how the game is played. */
export function wayOf(game: GameEntry, chosen: Chosen): Chosen {
  const names = game.options.filter(saysSeats).map(({ name }) => name);
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => names.includes(name)));
}

/** For how many an edition can be laid, as it is chosen. */
export function seatsOf(game: GameEntry, edition: string, chosen: Chosen): number[] {
  for (const option of game.options.filter(saysSeats)) {
    const choice = option.choices.find(({ name }) => name === chosenFor(option, chosen));
    if (choice && choice.seats.length > 0) return choice.seats;
  }
  return game.editions.find(({ name }) => name === edition)?.seats ?? game.seats;
}

/** What is chosen, or else the usual. */
export function chosenFor(option: OfferedOption, chosen: Chosen): unknown {
  return chosen[option.name] ?? option.default;
}

/** Is it chosen seat by seat? */
export function isBySeat(option: OfferedOption): boolean {
  return option.kind === "seats";
}

/** What is chosen, for these seats only. */
export function ofSeats(game: GameEntry, chosen: Chosen, letters: readonly string[]): Chosen {
  const bySeat = game.options.filter(isBySeat).map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(chosen).map(([name, value]) => [
      name,
      bySeat.includes(name) && value
        ? Object.fromEntries(Object.entries(value).filter(([letter]) => letters.includes(letter)))
        : value,
    ]),
  );
}

function saysSeats(option: OfferedOption): boolean {
  return option.choices.some(({ seats }) => seats.length > 0);
}

/** Is it chosen only where the other one is? */
export function goesWith(option: OfferedOption, other: OfferedOption): boolean {
  return option.needs.some(({ name }) => name === other.name);
}

/** Does it go with something that is chosen, if it needs that? */
function goes(game: GameEntry, option: OfferedOption, chosen: Chosen): boolean {
  return (
    option.needs.length === 0 ||
    option.needs.some(({ name, value }) => {
      const other = game.options.find((one) => one.name === name);
      return other && goes(game, other, chosen) && chosenFor(other, chosen) === value;
    })
  );
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
