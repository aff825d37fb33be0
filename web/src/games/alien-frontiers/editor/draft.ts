/** A position being set up: short, with only what differs from an empty table; and its form as a link. */

import type { Pending, PositionDict, SeatState, ThisTurn } from "../position/position";
import { type Card, type Letter, TERRITORIES, type Territory } from "../names/names";

export type DraftSeat = { [Entry in keyof SeatState]?: SeatState[Entry] | undefined };

export interface DraftPosition {
  turn: Letter;
  turns?: number | undefined;
  first?: Letter | undefined;
  phase?: string | undefined;
  dice: (number | string)[];
  seats: Partial<Record<Letter, DraftSeat>>;
  fields: Record<string, string>;
  display: Card[];
  deck?: Card[] | undefined;
  discards?: Card[] | undefined;
  pending?: Pending[] | undefined;
  "this-turn"?: ThisTurn | undefined;
  "relic-ship"?: PositionDict["relic-ship"] | undefined;
  "hub-guests"?: NonNullable<PositionDict["hub-guests"]> | undefined;
  [other: string]: unknown;
}

export interface Draft {
  /** What its scenario is called. */
  name?: string;
  edition: string;
  seats: number;
  long_game: boolean;
  /** The deck and the modules that were chosen with the edition. */
  options?: Record<string, unknown>;
  /** The position is as a file had it, in full: it is made short before it is changed. */
  full?: boolean;
  position: DraftPosition;
}

export const LETTERS: Letter[] = ["A", "B", "C", "D", "E", "F"];
/** So many sit at the classic game. */
const MOST_CLASSIC = 4;

/** Is there more in it than the forms of the classic game ask for? Then every entry has a field, as the server lists them. */
export function isBeyond({ seats, options }: Pick<Draft, "seats" | "options">): boolean {
  return seats > MOST_CLASSIC || Object.keys(options ?? {}).length > 0;
}

/** What its game is made with, as the server takes it. */
export function optionsOf({ long_game, options }: Pick<Draft, "long_game" | "options">): Record<string, unknown> {
  return { long_game, ...options };
}

const NOTHING: DraftPosition = { turn: "A", dice: [], seats: {}, fields: {}, display: [] };

/** A position with what a form needs, whatever else it says. */
export function filledIn(position: Record<string, unknown>): DraftPosition {
  return { ...NOTHING, ...position };
}

export function emptyDraft(seats = 3): Draft {
  return {
    edition: "later-printing",
    seats,
    long_game: false,
    position: {
      turn: "A",
      dice: [3, 4, 4],
      seats: Object.fromEntries(LETTERS.slice(0, seats).map((letter) => [letter, { fuel: 1, ore: 1 }])),
      fields: {},
      display: ["booster-pod", "plasma-cannon", "alien-city"],
    },
  };
}

/** The draft with as many seats as asked; new ones are empty, and nothing is left of the others. */
export function withSeats(draft: Draft, seats: number): Draft {
  const letters = LETTERS.slice(0, seats);
  const kept = Object.fromEntries(letters.map((letter) => [letter, draft.position.seats[letter] ?? {}]));
  const turn = letters.includes(draft.position.turn) ? draft.position.turn : "A";
  return { ...draft, seats, position: { ...draft.position, turn, seats: kept } };
}

/** The draft with these entries; those that are undefined are left out. */
export function put(draft: Draft, entries: Partial<DraftPosition>): Draft {
  return { ...draft, position: without({ ...draft.position, ...entries }) as DraftPosition };
}

/** What follows from the rest is worked out again: the supply, the ships in the Bay and in stock, the deck. */
export function withSeat(draft: Draft, letter: Letter, change: DraftSeat): Draft {
  const old = draft.position.seats[letter];
  const counted = {
    ...(change.colonies || "hub" in change ? { supply: undefined } : {}),
    ...(change.docked || "ships" in change ? { bay: undefined, stock: undefined } : {}),
  };
  const seat = without({ ...old, ...counted, ...change }) as DraftSeat;
  const entries: Partial<DraftPosition> = { seats: { ...draft.position.seats, [letter]: seat } };
  return put(draft, change.cards ? { ...entries, deck: undefined } : entries);
}

function without(entries: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}

export function withColonies(seat: DraftSeat, territory: Territory, count: number): DraftSeat {
  const colonies = { ...seat.colonies, [territory]: count };
  for (const place of TERRITORIES) if (!colonies[place]) delete colonies[place];
  return { colonies };
}

export function writePosition(draft: Draft): string {
  return JSON.stringify(draft.position, null, 2).replace(/\[\n\s+([^[\]{}]*?)\n\s+\]/g, (_, items: string) => {
    return `[${items.replace(/\n\s+/g, " ")}]`;
  });
}

/** The draft as a link's fragment. */
export function encode(draft: Draft): string {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

export function decode(fragment: string): Draft | null {
  try {
    const text = atob(fragment.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const draft = JSON.parse(new TextDecoder().decode(bytes)) as Draft;
    const readable = draft.position && typeof draft.seats === "number";
    return readable ? { ...draft, position: filledIn(draft.position) } : null;
  } catch {
    return null; // a cut or foreign link
  }
}
