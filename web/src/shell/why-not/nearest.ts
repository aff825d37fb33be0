/** What comes nearest to an act that is not possible, among those that are. */

import type { Move } from "../link/messages";

/** An act of the same kind with the same thing, which has most else in common with it. */
export function nearest(moves: readonly Move[], action: string): Move | undefined {
  const [verb, thing, ...rest] = action.split(" ");
  const like = moves.filter(({ text }) => text.startsWith(`${verb} ${thing} `));
  const shared = ({ text }: Move): number => inCommon(text.split(" ").slice(2), rest);
  return thing === undefined ? undefined : like.sort((a, b) => shared(b) - shared(a))[0];
}

function inCommon(words: readonly string[], others: readonly string[]): number {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}
