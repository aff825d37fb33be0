/** What is heard of a step of this game: a roll, ships that dock, what the own seat gains, and a raid on it. */

import type { Cue } from "../../../shell/sound/cues";
import type { Letter } from "../names/names";
import { type View, docksOf, seatOf, shipsAt } from "../position/view";
import { isRaid, trips } from "./trips";

export interface Heard {
  cue: Cue;
  count: number;
}

/** The one that matters most; null where nothing is heard. */
export function cueOf(before: View, view: View, me: Letter | null): Heard | null {
  const moved = trips(before, view);
  if (moved.some((trip) => isRaid(trip, me))) return { cue: "loss", count: 1 };
  if (before.position.phase === "roll" && view.dice.length > 0) return { cue: "roll", count: 1 };
  const gained = me === null ? 0 : held(view, me) - held(before, me);
  if (gained > 0) return { cue: "gain", count: gained };
  return docked(view) > docked(before) ? { cue: "place", count: 1 } : null;
}

function held(view: View, seat: Letter): number {
  const { fuel, ore } = seatOf(view, seat);
  return fuel + ore;
}

function docked(view: View): number {
  return docksOf(view).reduce((sum, facility) => sum + shipsAt(view, facility).length, 0);
}
