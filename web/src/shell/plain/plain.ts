/** A position in plain words and numbers, as the server sends it to one viewer. */

import type { TextMark } from "../cards/marks";
import type { Earned, SeatStop, TalliedActs } from "../link/wire";

export type Seat = "A" | "B" | "C" | "D" | "E" | "F";

/** A piece of a sentence. With `die`, `seat` says whose die it is (`H`: nobody's). */
export type Span =
  | string
  | { strong: string }
  | { seat: Seat; name?: true }
  | { die: string; seat?: Seat | "H" }
  | { unit: string; n: number; to?: Seat };

/** Spans that are joined as they stand: never HTML, never parsed. */
export type Words = Span[];

/** So many of a unit; `words` replace "n unit" where a number says too little, the unit still sorts and filters. */
export interface Amount {
  unit?: string;
  n?: number;
  to?: Seat;
  words?: Words;
}

/** The signs that every table has. */
export type Mark =
  | "drop"
  | "gem"
  | "rocket"
  | "dome"
  | "card"
  | "star"
  | "burst"
  | "ring"
  | "turn"
  | "rock"
  | "slip"
  | "saucer"
  | "skull"
  | "cube"
  | "bolt"
  | "shield";

/** What is counted; `hidden`: others see a count only. */
export interface Unit {
  one: string;
  many: string;
  short?: string;
  mark?: Mark;
  hidden?: true;
}

export interface Plain {
  kind: "plain";
  version: number;
  number: number;
  viewer: Seat | null;
  round: number;
  watching?: number;
  game: { id: string; title: string; edition: string; accent: "sun" | "ray" };
  units: { [id: string]: Unit };
  score: { unit: string; goal?: number };
  status: Status;
  seats: SeatFacts[];
  position: Group[];
  changes: Change[];
  story: Line[];
  prompt: Prompt | null;
  /** Your secret choice while others still choose. */
  mine?: { words: Words; secret: Words; undo?: string };
  undo: { words: string } | null;
  redo: { words: string } | null;
  /** When the viewer wants to be asked out of turn. */
  stops?: SeatStop[];
  later?: boolean;
  result?: Result;
}

export interface Status {
  mood: "decide" | "answer" | "wait" | "watch" | "over";
  actors: Seat[];
  doing?: string;
  words: Words;
  step: string;
  since?: string;
}

export interface SeatFacts {
  letter: Seat;
  name: string;
  note?: string;
  team?: string;
  score: number;
  scoreWas?: number;
  facts: SeatFact[];
}

export interface SeatFact {
  unit: string;
  n: number;
  was?: number;
  shown?: number;
}

export interface Change {
  seat: Seat | null;
  words: Words;
}

export interface Line {
  number: number;
  since: number;
  round: number;
  seat: Seat | null;
  words: Words;
  fresh: boolean;
}

export interface Result {
  words: Words;
  detail: Words;
  columns: string[];
  rows: ResultRow[];
  tie?: Words;
}

export interface ResultRow {
  seat: Seat;
  team?: string;
  rank: number;
  total: number;
  parts: number[];
}

/** Rows that belong together. `sealed`: not yours; `rows` is empty. */
export interface Group {
  id: string;
  title: string;
  seat?: Seat;
  private?: Seat;
  count?: string;
  sealed?: string;
  rows: (Fact | CardFact)[];
}

/** `was`: what stood there before; empty: changed, and the old value is not worth saying. */
export interface Fact {
  id: string;
  key: string;
  value: Words;
  note?: Words;
  /** Only where it is not as printed. */
  mark?: TextMark;
  was?: Words;
}

export interface CardFact {
  id: string;
  card: {
    name: string;
    kind: string;
    state?: string;
    mark?: TextMark;
    text: [string, Words][];
    /** Whose each text is, where they differ. */
    marks?: TextMark[];
  };
  was?: Words;
}

/** A question to one seat. `full`: few options, whose details are always open. */
export interface Prompt {
  id: string;
  /** The kind of moment in another's turn, which one may let pass until the own turn. */
  window?: string;
  seat: Seat;
  from?: Seat;
  card?: string;
  question: string;
  detail?: Words;
  secret?: true;
  /** The answer is open, but what can be answered is for nobody else to see. */
  covered?: true;
  full?: true;
  pieces: Piece[];
  piecesTitle?: string;
  pieceUnit?: string;
  groups: OptionGroup[];
  options: Option[];
  not: NotNow[];
  /** How many options are chosen together; absent: exactly one. */
  pick?: { min: number; max: number };
  /** What is asked piece by piece and may be decided at once. */
  tally?: TalliedActs;
  sequence?: { words: Words; is: "past" | "now" | "next" }[];
  clock?: Clock;
  quiet?: string;
  end: { words: string; action?: string; reason?: string; earned?: EarnedThing[] } | null;
}

/** What is earned and not taken: said before the turn ends. */
export type EarnedThing = Omit<Earned, "note"> & { note: Words };

/** Seconds to answer, and what is answered for you then. */
export interface Clock {
  left: number;
  of: number;
  then: string;
  more: boolean;
}

/** What an option may use; alike pieces share `is`. */
export interface Piece {
  id: string;
  is: string;
  die?: string;
  seat?: Seat;
  label: string;
}

export interface OptionGroup {
  id: string;
  title: string;
  about?: Words;
  room?: string;
}

/** `id`: 1.. in the server's order, stable for the prompt. `target`: ids of facts. */
export interface Option {
  id: number;
  action: string;
  group: string;
  title: Words;
  detail?: Words;
  uses: string[];
  cost: Amount[];
  gain: Amount[];
  target: string[];
  like?: string;
  lately?: true;
  hint?: true;
  do?: string;
  final?: Words;
  chance?: Chance;
}

/** Cases counted, never a rounded share. */
export interface Chance {
  of: number;
  parts: { is: string; n: number }[];
}

/** What one might expect to do and may not. `why` comes on demand. */
export interface NotNow {
  id: number;
  title: Words;
  uses: string[];
  reason: string;
  action?: string;
  /** The place under which it would stand. */
  group?: string;
  why?: Why;
}

export interface Why {
  title: string;
  compare?: Words;
  missing: Words;
  rule: Words;
  instead?: { option: number; words: Words };
  except?: Words;
  source: string;
}
