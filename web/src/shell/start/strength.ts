/** How strong a computer player is, in words, on a scale from the gentlest to the strongest there is. */

import type { Bot } from "../link/api";

const WORDS = ["gentle", "easy", "fair", "strong", "very strong"] as const;

/** The players of the game itself, the gentlest first; those of the host's files have no place on a scale. */
export function ladderOf(bots: readonly Bot[]): Bot[] {
  return bots.filter(({ own }) => !own).sort((a, b) => a.level - b.level);
}

/** The word for a place on a ladder of so many. */
export function strengthWord(place: number, count: number): string {
  const part = count > 1 ? place / (count - 1) : 0;
  return WORDS[Math.round(part * (WORDS.length - 1))] ?? WORDS[0];
}
