/** The end of a game in words: who won and by what, and what luck had to do with it. */

import type { Outcome } from "../link/messages";
import type { Letter } from "../link/wire";
import { inWords, listed, severalOf } from "../text/words";

export interface Whose {
  /** The seats in their order. */
  letters: readonly Letter[];
  nameOf: (seat: Letter) => string;
  isMine: (seat: Letter) => boolean;
}

/** The seats from the best to the last. */
export function ranked(outcome: Outcome, letters: readonly Letter[]): Letter[] {
  return [...letters].sort(
    (a, b) => (outcome.ranks[letters.indexOf(a)] ?? 0) - (outcome.ranks[letters.indexOf(b)] ?? 0),
  );
}

/** Did the winners play on one side? Then each has the sum of what they brought. */
export function areTogether({ winners, made, scores = [] }: Pick<Outcome, "winners"> & Partial<Outcome>): boolean {
  const brought = (made?.rows ?? []).filter(({ seat }) => winners.some((one) => one === seat)).map(({ total }) => total);
  const sum = brought.reduce((all, one) => all + one, 0);
  return winners.length > 1 && sum === Math.max(...scores) && brought.some((one) => one !== sum);
}

/** `You win`, `Cleo wins`, `You and Cleo share the victory`, or `win together`; nobody, where the table has won. */
export function headline(outcome: Pick<Outcome, "winners"> & Partial<Outcome>, { nameOf, isMine }: Whose): string {
  const { winners, made } = outcome;
  const [first] = winners;
  if (first === undefined) return nobodyWins(made?.words) || "Nobody wins";
  const mine = winners.filter(isMine);
  const together = areTogether(outcome);
  if (together && mine.length === winners.length) return "You win";
  const one = mine.length === 1;
  const names = [...(one ? ["You"] : []), ...winners.filter((seat) => !(one && isMine(seat))).map(nameOf)];
  if (winners.length > 1) return `${listed(names)} ${together ? "win together" : "share the victory"}`;
  return one ? "You win" : `${names[0] ?? ""} wins`;
}

/** Where no seat has won, the game may say who has: `The Humans have won`. */
function nobodyWins(words: readonly unknown[] = []): string {
  return words.every((word) => typeof word === "string") ? words.join("") : "";
}

/** `9 to 8, by one flag`: what the winner has more of than the next; after a tie there is no more. */
export function margin(outcome: Outcome, nounOf: (column: string) => string): string {
  const scores = [...outcome.scores].sort((a, b) => b - a);
  const [best = 0, next] = scores;
  if (next === undefined) return `${best} points`;
  if (outcome.winners.length === 0 && nobodyWins(outcome.made?.words)) return "";
  if (outcome.winners.length !== 1) return `${best} points ${areTogether(outcome) ? "together" : "each"}`;
  const told = `${best} to ${next}`;
  const by = leadOf(outcome, best - next);
  if (!by) return best === next ? `${told}, the tie broken` : told;
  const noun = nounOf(by.column);
  return `${told}, by ${inWords(by.n).toLowerCase()} ${by.n === 1 ? noun : severalOf(noun)}`;
}

/** The part of the points that makes the difference to the second: the last one, if several do. */
function leadOf({ made }: Outcome, lead: number): { column: string; n: number } | null {
  const [first, second] = made?.rows ?? [];
  if (!made || !first || !second || lead <= 0) return null;
  const more = made.columns.map((column, i) => ({ column, n: (first.parts[i] ?? 0) - (second.parts[i] ?? 0) }));
  return more.findLast(({ n }) => n === lead) ?? null;
}

/** From the sum of a seat's luck, in parts of a chance to win. */
export function luckWords(luck: number): string {
  const size = Math.abs(luck);
  if (size < 0.05) return "about average";
  return `${size < 0.15 ? "a little" : "much"} ${luck < 0 ? "worse" : "better"} than average`;
}

/** What that says of the result; nothing where it says nothing. */
export function despite(luck: number, won: boolean): string {
  if (won && luck < -0.05) return "You won by what you made of them.";
  if (!won && luck > 0.05) return "It was not for want of luck.";
  return "";
}

/** `33 to 58 %` */
export function changed(before: number, after: number): string {
  return `${Math.round(before * 100)} to ${Math.round(after * 100)} %`;
}
