/** A desk on which nothing can be chosen: replays and editors show positions with it. */

import type { SeatInfo } from "../../../shell/link/messages";
import { passiveDesk as shellDesk } from "../../../shell/table/passiveDesk";
import type { View } from "../position/view";
import type { Desk } from "./desk";

function nothing(): void {}

export function passiveDesk(view: View, before: View | null, edition: string, seats: SeatInfo[]): Desk {
  return {
    ...shellDesk(view, edition, seats),
    view,
    before,
    store: null,
    plain: null,
    asked: null,
    shared: false,
    covered: null,
    hidden: false,
    uncover: nothing,
    picked: null,
    pick: nothing,
    answer: nothing,
    squad: null,
    muster: nothing,
    lit: {},
    press: nothing,
    hot: "",
    setHot: nothing,
    turns: { current: null },
    reading: "",
    read: nothing,
    show: nothing,
    why: null,
    askWhy: nothing,
  };
}
