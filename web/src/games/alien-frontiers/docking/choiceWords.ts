/** The line above the dice: what is chosen, and how many places take it. */

import { inWords, listed } from "../../../shell/text/words";
import type { Die } from "../position/view";
import { ascending } from "./dice";

/** “Pair of 4s”, “Run 2, 3, 4”, “One 6”, “3 and 6”. */
export function nameOfChoice(chosen: readonly Die[]): string {
  const values = ascending(chosen).map((die) => die.value);
  const alike = values.every((value) => value === values[0]);
  if (values.length === 1) return chosen[0]?.relic ? `Relic Ship ${values[0]}` : `One ${values[0]}`;
  if (alike && values.length === 2) return `Pair of ${values[0]}s`;
  if (alike && values.length === 3) return `Three ${values[0]}s`;
  if (alike) return `${inWords(values.length)} ${values[0]}s`;
  const run = values.every((value, i) => value === (values[0] ?? 0) + i);
  if (run && values.length === 3) return `Run ${values.join(", ")}`;
  return listed(values.map(String));
}

export function placesFor(count: number, alone: boolean): string {
  const them = alone ? "it" : "them";
  if (count === 0) return `No place can take ${them}.`;
  return count === 1 ? `One place can take ${them}.` : `${inWords(count)} places can take ${them}.`;
}
