/** The button that ends the turn: what it would leave, or what must be done before. */

import type { EndOfTurn } from "../../../shell/undo/Actions";
import { askedBeforeTheEnd, endAnyway, endNote } from "../../../shell/earned/earned";
import type { View } from "../position/view";
import { plural } from "../text/resources";
import { type Desk, legal } from "./desk";

export function endOfTurn(desk: Desk): Omit<EndOfTurn, "mark"> {
  const { view, mine, ending, earned, nameOf } = desk;
  // Ships that dock when a turn is over are done; the turn is.
  const late = view.asks === "main" && desk.question !== null;
  const can = legal(desk, late ? "done" : "end") !== undefined;
  const [first] = askedBeforeTheEnd(earned);
  const loses = first?.lost ?? false;
  return {
    can,
    loses,
    words: (late && desk.question?.enough) || "End turn",
    ...(ending &&
      first && {
        once: {
          take: first.take,
          action: first.actions.length === 1 ? first.actions[0] : undefined,
          onTake: () => desk.take(first),
          without: endAnyway(earned),
          onWithout: loses ? desk.end : desk.stay,
        },
      }),
    note: can ? leaves(desk) : desk.rolls ? "roll first" : mine ? firstWords(view) : `${nameOf(view.acting)} plays`,
    onEnd: desk.end,
  };
}

/** What the end of the turn leaves behind. */
function leaves({ earned, dice }: Desk): string {
  return endNote(earned) || (dice.length > 0 ? `${plural(dice.length, "ship")} to the Bay` : "all docked");
}

const FIRST: Record<string, string> = {
  land: "land the colony first",
  raid: "finish the raid first",
  aim: "choose the ship first",
  pick: "roll the ships first",
  swap: "swap the colonies first",
  carry: "dock the moved ship first",
};

/** What must be done before the turn can end. */
function firstWords(view: View): string {
  if (view.asks === "main") return `dock ${plural(view.dice.length, "ship")} first`;
  if (view.asks === "drop") return `give back ${view.overLimit[view.acting] ?? ""} first`;
  if (view.asks === "land" && view.pending?.why === "moved") return "move the colony first";
  return FIRST[view.asks] ?? "answer first";
}
