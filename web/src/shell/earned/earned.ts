/** What is earned and not taken, as the server lists it: the end of a turn says it, and asks once more. */

import type { Earned } from "../link/wire";
import { inWords } from "../text/words";

export type { Earned } from "../link/wire";

export const NOTHING_EARNED: readonly Earned[] = [];

/** What the end of the turn would lose. */
export function lostOf(earned: readonly Earned[]): Earned[] {
  return earned.filter((one) => one.lost);
}

/** Under the words of the button that ends the turn; empty where it leaves nothing. */
export function endNote(earned: readonly Earned[]): string {
  const lost = lostOf(earned);
  if (lost.length > 1) return `${inWords(lost.length).toLowerCase()} things are not taken`;
  return (lost[0] ?? earned[0])?.brief ?? "";
}

export function endAnyway(earned: readonly Earned[]): string {
  return lostOf(earned).length > 1 ? "End without them" : "End without it";
}

/** What lies at a place. */
export function earnedAt(earned: readonly Earned[], place: string): Earned | undefined {
  return earned.find((one) => one.target.includes(place));
}
