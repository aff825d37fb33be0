/** The server's sentences in pieces: names that stand out, seats, amounts. They are joined as they stand. */

import type { Span, Things } from "../link/wire";

export type Words = (string | Span)[];
export type Units = Things["units"];

/** "1 coin", "3 coins". */
export function amountText(unit: string, n: number, units: Units): string {
  const known = units[unit];
  return `${n} ${known ? (n === 1 ? known.one : known.many) : unit}`;
}

/** One piece as text; `nameOf` says who sits at a seat. */
export function spanText(span: string | Span, units: Units, nameOf: (seat: string) => string): string {
  if (typeof span === "string") return span;
  if (span.unit !== undefined) return amountText(span.unit, span.n ?? 0, units);
  return span.strong ?? span.die ?? nameOf(span.seat ?? "");
}

/** Words that name no seat, as text. */
export function wordsText(words: Words, units: Units): string {
  return words.map((span) => spanText(span, units, (seat) => seat)).join("");
}
