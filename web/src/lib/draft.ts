/** A position being set up: short, with only what differs from an empty table; and its form as a link. */

import type { PositionDict, SeatState } from "./messages";
import { type Card, type Letter, TERRITORIES, type Territory } from "./names";

export type DraftSeat = Partial<SeatState>;

export interface Draft {
  edition: string;
  seats: number;
  long_game: boolean;
  position: {
    turn: Letter;
    turns?: number;
    first?: Letter;
    dice: (number | string)[];
    seats: Partial<Record<Letter, DraftSeat>>;
    fields: Record<string, string>;
    display: Card[];
    "relic-ship"?: PositionDict["relic-ship"];
    [other: string]: unknown;
  };
}

export const LETTERS: Letter[] = ["A", "B", "C", "D"];

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

export function withSeat(draft: Draft, letter: Letter, change: DraftSeat): Draft {
  const seat = { ...draft.position.seats[letter], ...change };
  return { ...draft, position: { ...draft.position, seats: { ...draft.position.seats, [letter]: seat } } };
}

export function withColonies(seat: DraftSeat, territory: Territory, count: number): DraftSeat {
  const colonies = { ...seat.colonies, [territory]: count };
  for (const place of TERRITORIES) if (!colonies[place]) delete colonies[place];
  return { ...seat, colonies };
}

/** Dice as people type them: `3 3 6*`, `3,3`. What is no die stays, for the server to point at. */
export function readDice(text: string): (number | string)[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => (/^[1-6]$/.test(word) ? Number(word) : word));
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
    return draft.position && typeof draft.seats === "number" ? draft : null;
  } catch {
    return null; // a cut or foreign link
  }
}
