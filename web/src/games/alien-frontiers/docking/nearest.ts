/** What comes nearest to a docking that is not possible: other ships, or the ships in hand. */

import type { Move } from "../../../shell/link/messages";
import { type Facility, SHIPS_AT_ONCE } from "../names/names";
import type { Die } from "../position/view";
import { ascending, dockedDice } from "./dice";

/** Another docking at the same facility, the one that uses most of the chosen dice. */
export function nearestDocking(
  moves: readonly Move[],
  facility: Facility | undefined,
  chosen: readonly Die[],
): Move | undefined {
  if (!facility) return undefined;
  const shared = (move: Move): number =>
    (dockedDice(move.text, facility) ?? []).filter((die) => chosen.some((one) => one.value === die.value)).length;
  return moves.filter((move) => dockedDice(move.text, facility)).sort((a, b) => shared(b) - shared(a))[0];
}

/** The ships in hand that come nearest to what the facility takes: with nothing chosen it is asked about these. */
export function nearestSet(facility: Facility, hand: readonly Die[]): Die[] {
  const dice = ascending(hand);
  const size = SHIPS_AT_ONCE[facility];
  if (size === 1) return dice.slice(-1);
  const step = facility === "raiders-outpost" ? 1 : 0;
  for (const low of dice) {
    const used: Die[] = [];
    for (let i = 0; i < size; i++) {
      const found = dice.find((die) => die.value === low.value + i * step && !used.includes(die));
      if (found) used.push(found);
    }
    if (used.length === size) return used;
  }
  return dice.slice(0, 1);
}
