/** A desk on which nothing can be chosen: replays and the editor show positions with it. */

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
    me: view.acting,
    notNow: [],
    marked: [],
    chosen: [],
    dice: view.dice,
    toggle: nothing,
    choose: nothing,
    offers: {},
    prompt: null,
    answer: nothing,
    wished: {},
    wish: nothing,
    wantsCard: false,
    wantCard: nothing,
    take: nothing,
    hot: "",
    setHot: nothing,
    opened: null,
    open: nothing,
    ending: false,
    stay: nothing,
    end: nothing,
    why: null,
    askWhy: nothing,
    cited: { ships: [], territory: null, lifting: null },
  };
}
