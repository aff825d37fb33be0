/** Several ships that dock one after another at one place. The server answers for one step at a time, so what
 *  becomes of all of them is put together here. */

import type { Details, Move } from "../../../shell/link/messages";
import { LAST_CIRCLE, type Facility, type Letter } from "../names/names";
import { changesOf } from "../position/changes";
import { type Die, type View, hasBonus, highestAtMine, seatOf, shipsOnTrack } from "../position/view";
import { ascending, dieText } from "./dice";

export const ONE_BY_ONE: readonly Facility[] = ["solar-converter", "lunar-mine", "alien-artifact", "colonist-hub"];

/** How many more ships that dock one at a time find room. */
export function roomAt(facility: Facility, view: View): number {
  if (facility !== "colonist-hub") return view.free[facility];
  const seat = view.acting;
  return Math.min(3 - shipsOnTrack(view, seat).length, LAST_CIRCLE - seatOf(view, seat).hub);
}

/** Legal together when each is legal in its turn, the lowest first. */
export function oneByOne(facility: Facility, chosen: readonly Die[], view: View, here: readonly Move[]): Move[] | null {
  const steps: Move[] = [];
  for (const die of ascending(chosen)) {
    const move = here.find((one) => one.text === `dock ${facility} ${dieText(die)}`);
    if (!move) return null;
    steps.push(move);
  }
  if (steps.length === 1) return steps;
  if (steps.length > roomAt(facility, view)) return null;
  if (facility === "lunar-mine") {
    const floor = highestAtMine(view)?.value ?? 1;
    if (
      ascending(chosen)
        .slice(1)
        .some((die) => die.value < floor)
    )
      return null;
  }
  return steps;
}

/** The circle on which the colony at the Hub would stand. */
export function circleAfter(told: readonly Details[], view: View, seat: Letter): number {
  const [only] = told;
  if (told.length === 1 && only) {
    const [moved] = [...changesOf(only, "colony-advanced"), ...changesOf(only, "colony-started")];
    return moved?.circle ?? seatOf(view, seat).hub;
  }
  // The Asimov bonus is one more step in a turn with two or more ships at the Hub.
  const docked = (view.turn["hub-ships"] ?? 0) + told.length;
  const extra = docked > 1 && !view.turn.asimov && hasBonus(view, seat, "asimov-crater") ? 1 : 0;
  return Math.min(LAST_CIRCLE, seatOf(view, seat).hub + told.length + extra);
}

/** What the ships at the Alien Artifact would add up to. */
export function totalAfter(told: readonly Details[], view: View): number {
  const more = told.flatMap((one) => changesOf(one, "claim-total")).map(({ was = 0, now = 0 }) => now - was);
  return more.reduce((sum, one) => sum + one, view.claimTotal);
}
