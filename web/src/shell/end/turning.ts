/** What was kept face down comes to light when a game is over, seat by seat: how it stands on the way. */

import type { Outcome } from "../link/messages";
import type { Letter, Disclosed } from "../link/wire";

/** The seats that have something to turn up, in their order. */
export function turningSeats({ turned }: Pick<Outcome, "turned">, letters: readonly Letter[]): Letter[] {
  return letters.filter((seat) => turned.some((one) => one.seat === seat && one.late));
}

/** Points of a seat that were in no score before, in one column or in all of them. */
export function latePoints({ turned }: Pick<Outcome, "turned">, seat: Letter, column?: string): number {
  const own = turned.filter((one) => one.seat === seat && one.late && (column === undefined || one.column === column));
  return own.reduce((sum, one) => sum + one.points, 0);
}

/** What a seat has while only these have turned up what was theirs. */
export function scoreAfter(outcome: Outcome, letters: readonly Letter[], seat: Letter, open: readonly Letter[]): number {
  const all = outcome.scores[letters.indexOf(seat)] ?? 0;
  return open.includes(seat) ? all : all - latePoints(outcome, seat);
}

/** The seats from the best to the last, as it stands then; in the end as the server ranks them. */
export function rankedAfter(outcome: Outcome, letters: readonly Letter[], open: readonly Letter[]): Letter[] {
  const rank = (seat: Letter): number => outcome.ranks[letters.indexOf(seat)] ?? 0;
  const done = turningSeats(outcome, letters).every((seat) => open.includes(seat));
  const score = (seat: Letter): number => (done ? 0 : scoreAfter(outcome, letters, seat, open));
  return [...letters].sort((a, b) => score(b) - score(a) || rank(a) - rank(b));
}

/** What lies open before a seat: all of it once it is its turn, else what everybody knew already. */
export function openBefore(outcome: Outcome, seat: Letter, open: readonly Letter[]): { shown: Disclosed[]; hidden: number } {
  const own = outcome.turned.filter((one) => one.seat === seat);
  const shown = own.filter((one) => open.includes(seat) || !one.late);
  return { shown, hidden: own.length - shown.length };
}
