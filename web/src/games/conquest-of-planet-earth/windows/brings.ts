/** An answer in a Fight in a few words: `1 token: Aliens 10 → 14, you win`. */

import type { Chance, Option, Plain } from "../../../shell/plain/plain";
import { amountText, shares } from "../../../shell/plain/texts";

/** The card that is played is in the picture already. */
const ITSELF = "cards";

export function broughtBy({ cost, gain, chance }: Option, plain: Plain): string {
  const said = (amounts: Option["cost"]): string => amounts.map((one) => amountText(one, plain)).join(", ");
  const price = said(cost.filter(({ unit }) => unit !== ITSELF));
  const brings = [said(gain), chance ? foremost(chance) : ""].filter(Boolean).join(", ");
  return kept([price, brings].filter(Boolean).join(": "));
}

/** A number stays with its sign. */
const kept = (words: string): string => words.replaceAll(" %", "\u00a0%");

/** How likely the first of them is: the bar on the screen has the others, once the answer is chosen. */
function foremost({ of, parts }: Chance): string {
  const [first, ...others] = parts;
  if (!first) return "";
  return others.length > 0 ? `${first.is} ${shares(parts.map(({ n }) => n), of)[0]}` : first.is;
}

/** Counted cases in per cent, the first of them in full; where nothing is left to chance, what comes. */
export function chances({ of, parts }: Chance): string {
  const [only, ...others] = parts;
  if (only && others.length === 0) return only.is;
  const told = shares(parts.map(({ n }) => n), of);
  return parts.map(({ is }, i) => `${is} ${told[i]}`).join(", ");
}
