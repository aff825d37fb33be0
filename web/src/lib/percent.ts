/** Chances in words. */

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
