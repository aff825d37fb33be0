/** Acts that are done one by one and decided together: how often each, as the server allows. */

import type { CountedAct, Letter, TalliedActs } from "../link/wire";

export type { CountedAct, TalliedActs } from "../link/wire";

/** How often each act is wished for, by its notation; what is nought may be missing. */
export type Wished = Readonly<Record<string, number>>;

export const NO_WISHES: Wished = {};

export function totalOf(wished: Wished): number {
  return Object.values(wished).reduce((sum, n) => sum + n, 0);
}

/** So many more of an act may be wished for. */
export function roomFor(tally: TalliedActs, wished: Wished, act: CountedAct): number {
  return Math.max(0, Math.min(act.n - (wished[act.action] ?? 0), tally.max - totalOf(wished)));
}

/** The wish for one act changed, as far as there is room. */
export function wish(tally: TalliedActs, wished: Wished, act: CountedAct, n: number): Wished {
  const most = (wished[act.action] ?? 0) + roomFor(tally, wished, act);
  return { ...wished, [act.action]: Math.max(0, Math.min(n, most)) };
}

/** The acts one after another; the one that ends it comes last where there could be more. Null: too few. */
export function stepsOf(tally: TalliedActs, wished: Wished): string[] | null {
  const total = totalOf(wished);
  if (total < tally.min) return null;
  const steps = tally.counts.flatMap(({ action }) => Array.from({ length: wished[action] ?? 0 }, () => action));
  if (total < tally.max && tally.enough) return [...steps, tally.enough];
  return steps.length > 0 ? steps : null;
}

/** The wish that a row of acts fulfils. */
export function wishOf(tally: TalliedActs, steps: readonly string[]): Wished {
  const wished: Record<string, number> = {};
  for (const step of steps) if (tally.counts.some(({ action }) => action === step)) wished[step] = (wished[step] ?? 0) + 1;
  return wished;
}

/** How much of each unit is wished for, in the order of the acts. */
export function unitsOf(tally: TalliedActs, wished: Wished): [unit: string, n: number][] {
  const units = new Map<string, number>();
  for (const { unit, action } of tally.counts) units.set(unit, (units.get(unit) ?? 0) + (wished[action] ?? 0));
  return [...units].filter(([, n]) => n > 0);
}

/** The seats from which anything is wished for. */
export function seatsIn(tally: TalliedActs, wished: Wished): Letter[] {
  const seats = tally.counts.flatMap(({ seat, action }) => (seat && wished[action] ? [seat as Letter] : []));
  return [...new Set(seats)];
}
