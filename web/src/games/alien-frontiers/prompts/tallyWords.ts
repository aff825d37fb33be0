/** What the button says that takes or gives back all that is counted. */

import { type TalliedActs, type Wished, seatsIn, totalOf, unitsOf } from "../../../shell/tally/tally";
import { listed } from "../../../shell/text/words";
import type { NameOf } from "../../../shell/game/GameModule";

export interface TallyWords {
  title: string;
  note: string;
}

/** “Take 2 fuel, 2 ore”, “Cleo and Dmitri lose them”; fewer than there could be: “Take 3, leave 1”. */
export function tallyWords(tally: TalliedActs, wished: Wished, nameOf: NameOf): TallyWords {
  const total = totalOf(wished);
  const amounts = unitsOf(tally, wished)
    .map(([unit, n]) => `${n} ${unit}`)
    .join(", ");
  if (total < tally.min) return { title: `${tally.do} ${tally.min}`, note: `${tally.min - total} more to choose` };
  if (total === 0) return { title: `${tally.do} ${tally.done > 0 ? "no more" : "nothing"}`, note: "" };
  const losers = seatsIn(tally, wished).map(nameOf);
  const lose = losers.length === 1 ? "loses" : "lose";
  const there = tally.counts.reduce((sum, { n }) => sum + n, 0);
  const left = Math.min(tally.max, there) - total;
  if (left > 0) return { title: `${tally.do} ${total}, leave ${left}`, note: `${listed(losers)} ${lose} ${amounts}` };
  const them = total === 1 ? "it" : "them";
  return { title: `${tally.do} ${amounts}`, note: losers.length > 0 ? `${listed(losers)} ${lose} ${them}` : "" };
}
