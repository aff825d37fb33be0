/** The ways through a record: where its turns begin, and which part of the table a turn speaks of. */

import type { RecordSteps } from "../link/api";
import type { Zone } from "../table/Zones";

type Step = RecordSteps["steps"][number];

/** The positions in which a turn's ships have just been rolled; a new roll within a turn is none. */
export function turnsOf(steps: readonly Step[]): number[] {
  const turns: number[] = [];
  let fresh = true;
  for (const { number, action } of steps) {
    if (action === "end") fresh = true;
    else if (fresh && action.startsWith("roll ")) {
      turns.push(number);
      fresh = false;
    }
  }
  return turns;
}

/** On a phone: where the marks of a better turn begin. */
export function zoneOf(actions: readonly string[]): Zone | null {
  const verb = actions[0]?.split(" ")[0];
  if (verb === undefined) return null;
  if (verb === "land" || verb === "buy") return "planet";
  return verb === "use" || verb === "discard" ? "players" : "facilities";
}
