/** A desk on which nothing can be chosen: replays and editors show positions with it. */

import type { TableView } from "../game/TableView";
import type { SeatInfo } from "../link/messages";
import type { Letter } from "../link/wire";
import type { Desk } from "./desk";

function nothing(): void {}

export function passiveDesk(view: TableView, edition: string, seats: SeatInfo[]): Desk {
  return {
    view,
    before: null,
    edition,
    seats,
    me: view.inTurn,
    mine: false,
    rolls: false,
    away: null,
    moves: [],
    earned: [],
    tally: null,
    question: null,
    watching: true,
    watchers: 0,
    nameOf: (seat) => seats.find((one) => one.letter === seat)?.name ?? seat,
    details: {},
    act: nothing,
    why: null,
    closeWhy: nothing,
    hint: [],
    followed: 0,
  };
}

export function namedSeats(letters: Letter[], names: Partial<Record<Letter, string>>, bots: Letter[] = []): SeatInfo[] {
  return letters.map((letter) => ({
    letter,
    name: names[letter] ?? letter,
    player: bots.includes(letter) ? "bot" : "person",
    bot: null,
    title: bots.includes(letter) ? "computer" : null,
    yours: false,
    present: true,
  }));
}
