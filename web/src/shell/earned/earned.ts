/** What is earned and not taken, as the server lists it: the end of a turn says it, and asks once more. */

import type { Earned } from "../link/wire";
import { inWords } from "../text/words";

export type { Earned } from "../link/wire";

export const NOTHING_EARNED: readonly Earned[] = [];

/** What of it the end of a turn needs to know. */
type Ends = Pick<Earned, "lost" | "brief">;

/** What the end of the turn would lose. */
export function lostOf<One extends Ends>(earned: readonly One[]): One[] {
  return earned.filter((one) => one.lost);
}

/** What the end of the turn asks about once more: what it would lose, or else what it would have given back. */
export function askedBeforeTheEnd<One extends Ends & Pick<Earned, "actions">>(earned: readonly One[]): One[] {
  const lost = lostOf(earned);
  return lost.length > 0 ? lost : earned.filter((one) => one.actions.length > 0);
}

/** Under the words of the button that ends the turn; empty where it leaves nothing. */
export function endNote(earned: readonly Ends[]): string {
  const lost = lostOf(earned);
  if (lost.length > 1) return `${inWords(lost.length).toLowerCase()} things are not taken`;
  return (lost[0] ?? earned[0])?.brief ?? "";
}

/** The second answer: the end nevertheless, or, where that loses nothing, what could still be spent. */
export function endAnyway(earned: readonly Ends[]): string {
  const lost = lostOf(earned).length;
  if (lost === 0) return "Not yet";
  return lost > 1 ? "End without them" : "End without it";
}

/** What lies at a place. */
export function earnedAt(earned: readonly Earned[], place: string): Earned | undefined {
  return earned.find((one) => one.target.includes(place));
}
