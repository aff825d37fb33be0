/** Words of the server as plain text, for the ear, the search and the page's title. */

import type { Amount, Option, Plain, Prompt, Seat, Span, Words } from "./plain";

/** What names are read from: the message, or a part of it. */
export type Names = Pick<Plain, "units" | "seats">;

export function unitWord(id: string, n: number, { units }: Names): string {
  const unit = units[id];
  if (!unit) return id;
  return n === 1 ? unit.one : unit.many;
}

/** The word of a narrow place: a column, a filter. */
export function unitShort(id: string, { units }: Names): string {
  const unit = units[id];
  return unit ? (unit.short ?? unit.many) : id;
}

export function seatName(seat: Seat, { seats }: Names): string {
  return seats.find((one) => one.letter === seat)?.name ?? seat;
}

/** "3", "−3": numbers with the sign that is as wide as a figure. */
export function figure(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

export function signed(change: number): string {
  return change > 0 ? `+${change}` : figure(change);
}

function spanText(span: Span, names: Names): string {
  if (typeof span === "string") return span;
  if ("strong" in span) return span.strong;
  if ("die" in span) return span.die;
  if ("unit" in span) return amountText(span, names);
  return seatName(span.seat, names);
}

/** A sentence as text: spans that touch are kept apart. */
export function wordsText(words: Words | undefined, names: Names): string {
  let text = "";
  let before: Span = "";
  for (const span of words ?? []) {
    const touches = typeof span !== "string" && typeof before !== "string";
    text += (touches ? " " : "") + spanText(span, names);
    before = span;
  }
  return text;
}

export function amountText(amount: Amount, names: Names): string {
  if (amount.words) return wordsText(amount.words, names);
  const n = amount.n ?? 0;
  const whom = amount.to ? ` to ${seatName(amount.to, names)}` : "";
  return amount.unit ? `${figure(n)} ${unitWord(amount.unit, n, names)}${whom}` : "";
}

/** Everything an option can be found by. */
export function optionText(option: Option, prompt: Prompt, names: Names): string {
  const group = prompt.groups.find((one) => one.id === option.group)?.title ?? "";
  const amounts = [...option.cost, ...option.gain].map((amount) => amountText(amount, names));
  return [wordsText(option.title, names), group, ...amounts].join(" ");
}

/** "0:38" */
export function minutes(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

/** "38 seconds", "1 second" */
export function secondsWords(seconds: number): string {
  const left = Math.ceil(seconds);
  return left === 1 ? "1 second" : `${left} seconds`;
}

/** "25 %"; what may still happen is neither nought nor all: "<1 %", ">99 %". */
export function share(n: number, of: number): string {
  const percent = (100 * n) / of;
  if (percent > 0 && percent < 1) return "<1 %";
  if (percent > 99 && percent < 100) return ">99 %";
  return `${Math.round(percent)} %`;
}

/** Of all cases that there are: rounded so that they make a hundred together. The first is rounded as it would be alone, so that it
 *  can be compared from one answer to the next. */
export function shares(cases: readonly number[], of: number): string[] {
  const exact = cases.map((n) => (100 * n) / of);
  const whole = exact.map((percent, i) => (i === 0 ? Math.round(percent) : Math.floor(percent)));
  const left = Math.round(exact.reduce((sum, n) => sum + n, 0)) - whole.reduce((sum, n) => sum + n, 0);
  const rest = (i: number): number => Math.round(((exact[i] ?? 0) - (whole[i] ?? 0)) * 1e6); // alike, whether of cases or of parts
  const byRest = cases.map((_, i) => i).slice(1).sort((a, b) => rest(b) - rest(a) || a - b);
  const up = new Set(byRest.slice(0, left));
  return cases.map((n, i) => {
    const told = share(n, of);
    return /[<>]/.test(told) ? told : `${(whole[i] ?? 0) + (up.has(i) ? 1 : 0)} %`;
  });
}

export function listed(items: string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** The page's title: what the viewer is to do, and nothing that is private. */
export function titleOf(plain: Plain, shared = false, rolls?: Seat): string {
  const { prompt, result, status } = plain;
  const now = result
    ? wordsText(result.words, plain)
    : prompt
      ? yours(status.mood === "answer" ? "Your answer" : "Your turn", prompt.seat, plain, shared)
      : rolls
        ? yours("Your turn", rolls, plain, shared)
        : wordsText(status.words, plain);
  return `${now} · ${plain.game.title} · Landfall`;
}

/** "Your turn", and on a shared screen whose: "Ada: your turn". */
export function yours(words: string, seat: Seat, names: Names, shared: boolean): string {
  return shared ? `${seatName(seat, names)}: ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;
}
