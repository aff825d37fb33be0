/** What comes nearest to a docking that is not possible: other ships. */

import type { Move } from "../../../shell/link/messages";
import type { Facility } from "../names/names";
import type { Die } from "../position/view";
import { dockedDice } from "./dice";

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
