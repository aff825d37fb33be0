/** The ways through a record: where its turns begin. */

import type { RecordSteps } from "../link/api";

type Step = RecordSteps["steps"][number];

/** The positions after the first step of each turn; what comes before the first round belongs to none. */
export function turnsOf(steps: readonly Step[]): number[] {
  return steps
    .filter((step, i) => {
      const before = steps[i - 1];
      return step.seat !== null && step.round > 0 && (step.seat !== before?.seat || step.round !== before.round);
    })
    .map((step) => step.number);
}
