/** How long a position stays before the next one is played, in milliseconds. */

import type { Settings } from "./browserStorage";

const ACT: Record<Settings["speed"], number> = { slow: 1200, normal: 750, fast: 320, instant: 0 };

export function pause(speed: Settings["speed"], action: string, mine: boolean): number {
  const act = ACT[speed];
  const verb = action.split(" ")[0] ?? "";
  if (verb === "draw" || verb === "first") return act / 4;
  if (verb === "relic") return act / 2;
  if (verb === "roll") return Math.min(act * 1.2, 1200);
  return mine ? Math.min(act, 350) : act;
}
