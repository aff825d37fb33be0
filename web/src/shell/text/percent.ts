/** Chances in words, and by how much they change: in points, of which the whole chance has a hundred. */

import { plural } from "./words";

/** "31 %"; until the game is over neither nought nor all: "under 1 %", "over 99 %". */
export function chance(share: number, over: boolean): string {
  if (!over && share < 0.01) return "under 1 %";
  if (!over && share > 0.99) return "over 99 %";
  return `${Math.round(share * 100)} %`;
}

/** The same for a narrow place: "<1 %". */
export function shortChance(share: number, over: boolean): string {
  return chance(share, over).replace("under ", "<").replace("over ", ">");
}

/** How a chance changes: "25 → 31 % to win"; what is certain is so because the game is over by it. */
export function chanceChange(before: number, after: number, over: boolean): string {
  const [was, now] = [shortChance(before, over), shortChance(after, over || after === 0 || after === 1)];
  const short = /^\d+ %$/.test(was) ? was.slice(0, -2) : was;
  return `${short} → ${now} to win`;
}

/** The size of a change: "44 points", "1 point", "no points". */
export function points(change: number): string {
  const size = Math.round(Math.abs(change) * 100);
  return size === 0 ? "no points" : plural(size, "point");
}

/** With its sign: "−44 points". */
export function signedPoints(change: number): string {
  const size = points(change);
  return size === points(0) ? size : `${change < 0 ? "−" : "+"}${size}`;
}

/** What a turn gave away in the mean: "6.2 points a turn". */
export function pointsATurn(loss: number): string {
  return `${(loss * 100).toFixed(1)} points a turn`;
}

/** What chance did over a game, as a clause. */
export function luckWords(luck: number): string {
  if (points(luck) === points(0)) return "had neither good nor bad luck";
  const size = `about ${points(luck)} of win chance`;
  return luck < 0 ? `lost ${size} to bad luck` : `won ${size} by good luck`;
}

/** With what it was before: "25 → 31 %"; as it is where nothing was known or nothing has changed. */
export function changed(before: number | undefined, now: number, over: boolean, say: typeof chance = chance): string {
  const [was, is] = [say(before ?? now, false), say(now, over)];
  return was === is ? is : `${was.replace(" %", "")} → ${is}`;
}
