/** What the Fight Round would be once an answer is given, as the server tells of it. */

import type { Details } from "../../../shell/link/messages";
import type { FightSeen, Sides } from "../position/position";
import type { Side } from "./film";

export interface Preview {
  totals: Sides<number>;
  leads: FightSeen["leads"];
  chances: FightSeen["chances"];
}

/** From the numbers of an act; null where it changes nothing that is known before. `mine`: on which side whoever is asked fights. */
export function previewOf(fight: FightSeen, told: Details | undefined, mine: Side | null): Preview | null {
  const odds = told?.changes?.find((change) => change["kind"] === "fight-odds");
  if (!odds?.["before"]) return null;
  const number = (name: string): number => Number(odds[name] ?? 0);
  const turned = mine === "enemy";
  const [own, enemy] = turned ? [number("enemy"), number("own")] : [number("own"), number("enemy")];
  const [win, lose] = turned ? [number("lose"), number("win")] : [number("win"), number("lose")];
  const of = Math.max(number("of"), 1);
  const die = (side: Side): number => fight.totals[side] - fight.strength[side];
  const rolled = fight.leads !== null;
  return {
    totals: { own: own + die("own"), enemy: enemy + die("enemy") },
    leads: rolled && of === 1 ? (win ? "own" : lose ? "enemy" : "nobody") : null,
    chances: rolled ? null : { own: win / of, nobody: number("tie") / of, enemy: lose / of },
  };
}
