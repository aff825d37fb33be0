/** Where on the table the steps of a suggested turn belong. */

import { isBeltSpace } from "../names/names";
import { type Die, type View, readDie } from "../position/view";
import { type Spot, spotsOf } from "./spots";

export interface Mark {
  /** Its place in the turn, counted from 1. */
  step: number;
  dice: Die[];
}

/** The steps that are left of a suggested turn, of which so many are done. */
export interface Suggested {
  hint: readonly string[];
  followed: number;
  view: View;
}

export function marksAt({ hint, followed, view }: Suggested, spot: Spot): Mark[] {
  return hint.flatMap((action, i) =>
    spotsOf(action, view).includes(spot) ? [{ step: followed + i + 1, dice: diceOf(action) }] : [],
  );
}

/** Is the next step here? */
export function isNext({ hint, view }: Suggested, spot: Spot): boolean {
  return hint[0] !== undefined && spotsOf(hint[0], view).includes(spot);
}

function diceOf(action: string): Die[] {
  const [verb, place = "", ...dice] = action.split(" ");
  return verb === "dock" || (verb === "claim" && isBeltSpace(place)) ? dice.map(readDie) : [];
}
