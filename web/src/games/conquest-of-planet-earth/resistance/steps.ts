/** The six steps of the Resistance Phase, as the side lists them. */

import type { HumanStep } from "../position/position";

export interface Step {
  title: string;
  words: string;
  /** What of the phase belongs to it. */
  of: readonly HumanStep[];
}

export const STEPS: readonly Step[] = [
  { title: "Resistance Event", words: "A card of the Humans comes.", of: ["event"] },
  { title: "Liberation", words: "A Counter alone with a marker takes it away.", of: ["liberation"] },
  { title: "Human Tech", words: "The marker goes on; a red circle brings Counters.", of: ["track", "deployment"] },
  { title: "Counters move", words: "Those that can.", of: ["moves"] },
  { title: "Barrages", words: "Artillery fires.", of: ["barrages"] },
  { title: "Breakthrough", words: "A 6 brings Human Tech.", of: ["breakthrough"] },
];

/** Which of them is under way; -1 before the first. */
export function stepAt(step: HumanStep | null): number {
  return step === null ? -1 : STEPS.findIndex(({ of }) => of.includes(step));
}
