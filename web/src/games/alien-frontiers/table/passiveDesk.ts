/** A desk on which nothing can be chosen: replays, lessons and the editor show positions with it. */

import { NOTHING_LEFT } from "../../games/alien-frontiers/hand/unfinished";
import type { View } from "../../games/alien-frontiers/position/view";
import type { SeatInfo } from "../link/messages";
import type { Letter } from "../link/wire";
import type { Desk } from "./desk";

function nothing(): void {}

export function passiveDesk(view: View, before: View | null, edition: string, seats: SeatInfo[], me: Letter): Desk {
  return {
    view,
    before,
    edition,
    seats,
    me,
    mine: false,
    moves: [],
    watching: false,
    left: NOTHING_LEFT,
    nameOf: (seat) => seats.find((one) => one.letter === seat)?.name ?? seat,
    chosen: [],
    dice: view.dice,
    toggle: nothing,
    choose: nothing,
    offers: {},
    because: {},
    prompt: null,
    hot: "",
    setHot: nothing,
    opened: null,
    open: nothing,
    act: nothing,
    ending: false,
    end: nothing,
    why: null,
    askWhy: nothing,
    hint: [],
    cited: { ships: [], territory: null },
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
