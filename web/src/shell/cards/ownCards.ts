/** Own cards: an owner's names, numbers and texts in place of those that a game comes with. Whoever sits at such a
 *  table, or looks at a record of it, is told. */

import { createContext, useContext } from "react";
import type { Rules } from "../link/api";
import type { OwnCardsTold, ReplacedPart } from "../link/wire";

export type OwnCards = OwnCardsTold;

/** What the parts of a page need where a game is played with own cards. */
export interface CardsHere {
  cards: OwnCards;
  /** The address of the rules in the words of these cards. */
  rulesAt: string;
  rules: () => Promise<Rules>;
  /** Show what is replaced. */
  show: () => void;
}

export const CardsContext = createContext<CardsHere | null>(null);

export const useOwnCards = (): CardsHere | null => useContext(CardsContext);

/** Asks once for what does not change; after a failure it may be tried again. */
export function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | null = null;
  return () => {
    known ??= ask().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}

export interface PartReplaced {
  part: string;
  entries: ReplacedPart[];
}

/** What is replaced, part by part, in the order in which it was told. */
export function byPart(replaced: readonly ReplacedPart[]): PartReplaced[] {
  const parts = new Map<string, ReplacedPart[]>();
  for (const one of replaced) parts.set(one.part, [...(parts.get(one.part) ?? []), one]);
  return [...parts].map(([part, entries]) => ({ part, entries }));
}

/** Parts that a short note can name; of more it says how many. */
const NAMED = 4;

/** Which parts are not as they come, in one sentence. */
export function replacedWords({ replaced }: OwnCards, list: (items: string[]) => string): string {
  const parts = byPart(replaced).map(({ part }) => part);
  if (parts.length === 0) return "Nothing in them differs from the game as it comes.";
  if (parts.length > NAMED) return `${parts.length} parts are not as the game comes.`;
  return `${list(parts)} ${parts.length === 1 ? "is" : "are"} not as the game comes.`;
}
