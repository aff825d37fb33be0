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

/** From this round on others are known, and their turns are told in short. */
export const KNOWN_FROM = 4;

/** So long a turn lasts then, whatever is done in it: what comes later has less of what is left. */
const SHORT_TURN = 1850;
const PART = 0.2;

/** The acts of one turn in short, one after another: each begins before the flight of the one before has ended. */
export class ShortTurns {
  private turn = "";
  private spent = 0;

  /** `turn`: whose it is, and in which round; `usual`: for how long the act would be shown else. */
  pause(turn: string, usual: number): number {
    if (turn !== this.turn) {
      this.turn = turn;
      this.spent = 0;
    }
    const short = Math.min(usual, (SHORT_TURN - this.spent) * PART);
    this.spent += short;
    return short;
  }
}
