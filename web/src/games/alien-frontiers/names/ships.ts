/** Dice of the notation as they are listed beside a place: `4*` is the Relic Ship. */

import { listed } from "../../../shell/text/words";

export function ship(shown: string): string {
  return shown.endsWith("*") ? `the Relic Ship (${shown.slice(0, -1)})` : shown;
}

/** Own dice of the notation: “your 3 and the Relic Ship (4)”. */
export function yourShips(dice: readonly string[]): string {
  const own = dice.filter((die) => !die.endsWith("*"));
  const relic = dice.filter((die) => die.endsWith("*"));
  return `${own.length > 0 ? "your " : ""}${listed([...own, ...relic.map(ship)])}`;
}
