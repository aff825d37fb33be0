/** The state of the page, never of the game: what is looked for, chosen, unfolded. */

import type { Piece, Plain, Prompt, Seat } from "./plain";
import { chosenOf, keyOf } from "./picking";
import { OPEN, type Sieve } from "./sieve";

export interface PageState {
  sieve: Sieve;
  /** Keys of options that are chosen and not yet done. */
  chosen: readonly string[];
  /** Places whose options are all shown. */
  unfolded: ReadonlySet<string>;
  /** Are the refusals shown, and which is asked about? */
  refusals: boolean;
  why: number | null;
  hint: boolean;
  /** Only what has changed, in the position; and its groups that are folded. */
  changes: boolean;
  closed: ReadonlySet<string>;
}

export type PageEvent =
  | { kind: "sift"; by: Partial<Sieve> }
  | { kind: "piece"; piece: Piece }
  | { kind: "choose"; keys: readonly string[] }
  | { kind: "unfold"; group: string }
  | { kind: "refusals"; open: boolean }
  | { kind: "why"; id: number | null }
  | { kind: "hint" }
  | { kind: "changes" }
  | { kind: "close"; group: string }
  | { kind: "done" }
  | { kind: "message"; before: Plain; now: Plain };

export const BLANK: PageState = {
  sieve: OPEN,
  chosen: [],
  unfolded: new Set(),
  refusals: false,
  why: null,
  hint: false,
  changes: false,
  closed: new Set(),
};

/** What a question begins with; how the position is read stays. */
function anew({ changes, closed }: PageState): PageState {
  return { ...BLANK, changes, closed };
}

function without<T>(set: ReadonlySet<T>, one: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(one)) next.add(one);
  return next;
}

export function isSameQuestion(before: Prompt | null, now: Prompt | null): boolean {
  return before?.id === now?.id && before?.seat === now?.seat && before?.from === now?.from;
}

/** Is there something in the question that only the one who is asked may see? */
export function isCovered(prompt: Prompt): boolean {
  return prompt.secret === true || prompt.covered === true;
}

/** Whom a shared screen is handed to before it shows what only they may see: who is asked so, or rolls and holds hidden things. */
export function handedTo({ prompt, position }: Plain, rolls?: Seat): Seat | undefined {
  if (prompt) return isCovered(prompt) ? prompt.seat : undefined;
  return position.some((group) => group.private === rolls && !group.sealed) ? rolls : undefined;
}

/** An update leaves alone what still makes sense. */
export function kept(state: PageState, prompt: Prompt): PageState {
  const pieces = state.sieve.pieces.filter(({ id, is }) =>
    prompt.pieces.some((piece) => piece.id === id && piece.is === is),
  );
  const sieve = pieces.length < state.sieve.pieces.length ? { ...state.sieve, pieces } : state.sieve;
  const left = chosenOf(state.chosen, prompt).map((option) => keyOf(option, prompt));
  const chosen = state.chosen.filter((key) => left.includes(key));
  const why = prompt.not.some(({ id }) => id === state.why) ? state.why : null;
  return { ...state, sieve, chosen, why };
}

export function nextPage(state: PageState, event: PageEvent): PageState {
  switch (event.kind) {
    case "sift":
      return { ...state, sieve: { ...state.sieve, ...event.by } };
    case "piece": {
      const { pieces } = state.sieve;
      const left = pieces.filter(({ id }) => id !== event.piece.id);
      const next = left.length < pieces.length ? left : [...pieces, event.piece];
      return { ...state, sieve: { ...state.sieve, pieces: next } };
    }
    case "choose":
      return { ...state, chosen: event.keys, why: null };
    case "unfold":
      return { ...state, unfolded: without(state.unfolded, event.group) };
    case "refusals":
      return { ...state, refusals: event.open, why: event.open ? state.why : null };
    case "why":
      return { ...state, why: event.id, refusals: state.refusals || event.id !== null };
    case "hint":
      return { ...state, hint: true };
    case "changes":
      return { ...state, changes: !state.changes };
    case "close":
      return { ...state, closed: without(state.closed, event.group) };
    case "done":
      return anew(state);
    case "message": {
      const { prompt } = event.now;
      return prompt && isSameQuestion(event.before.prompt, prompt) ? kept(state, prompt) : anew(state);
    }
  }
}
