/** How long a position stays before the next one is played, in milliseconds. */

import type { Settings } from "./browserStorage";

const ACT: Record<Settings["speed"], number> = { slow: 1200, normal: 750, fast: 320, instant: 0 };
const LONGEST = 1200;
const OWN = 350;

/** `share`: for how long the game shows this act, in proportion to a usual one; undefined is a usual one. */
export function pause(speed: Settings["speed"], share: number | undefined, mine: boolean): number {
  const act = ACT[speed];
  if (share !== undefined) return Math.min(act * share, LONGEST);
  return mine ? Math.min(act, OWN) : act;
}
