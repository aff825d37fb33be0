/** Where on the table an act belongs: the places, cards and medals that a hint marks. */

import type { View } from "../position/view";

/** A place by its name, `card:` with an Event, `choose:` with a Command Counter, `does:` with an act that has none of these. */
export type HintSpot = string;

export function spotsOf(action: string, view: Pick<View, "spaces">): HintSpot[] {
  const [verb = "", ...words] = action.split(" ");
  const places = words.filter((word) => word in view.spaces);
  const [first = ""] = words;
  if (verb === "play" || verb === "discard") return [`card:${first}`, ...places];
  if (verb === "choose") return [`choose:${first}`];
  return places.length > 0 ? places : [`does:${action}`];
}

/** The steps that are left of a suggested turn, of which so many are done. */
export interface SuggestedTurn {
  hint: readonly string[];
  followed: number;
  view: Pick<View, "spaces">;
}

/** The places in the turn of what is done here, counted from 1. */
export function stepsAt({ hint, followed, view }: SuggestedTurn, spot: HintSpot): number[] {
  return hint.flatMap((action, i) => (spotsOf(action, view).includes(spot) ? [followed + i + 1] : []));
}

/** Steps that follow one another are one mark: `1–4`. */
export function runsOf(steps: readonly number[]): string[] {
  const starts = steps.filter((step) => !steps.includes(step - 1));
  return starts.map((start) => {
    let last = start;
    while (steps.includes(last + 1)) last += 1;
    return last > start ? `${start}–${last}` : `${start}`;
  });
}
