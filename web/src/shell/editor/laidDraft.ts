/** A position of any game that is being set up, and its form as a link. */

import type { Letter } from "../link/wire";
import { type Entries, isEntries } from "./formEntries";

export interface LaidDraft {
  edition: string;
  seats: number;
  options: Record<string, unknown>;
  position: Entries;
}

export const LETTERS: readonly Letter[] = ["A", "B", "C", "D", "E", "F"];

export function seatsIn(position: Entries): Entries {
  return isEntries(position["seats"]) ? position["seats"] : {};
}

export function seatIn(position: Entries, letter: string): Entries {
  const own = seatsIn(position)[letter];
  return isEntries(own) ? own : {};
}

/** The draft as a link’s fragment. */
export function encode(draft: LaidDraft): string {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

export function decode(fragment: string): LaidDraft | null {
  try {
    const text = atob(fragment.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const draft = JSON.parse(new TextDecoder().decode(bytes)) as LaidDraft;
    const readable = isEntries(draft.position) && typeof draft.seats === "number" && typeof draft.edition === "string";
    return readable ? { ...draft, options: isEntries(draft.options) ? draft.options : {} } : null;
  } catch {
    return null; // a cut or foreign link
  }
}
