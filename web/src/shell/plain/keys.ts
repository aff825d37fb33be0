/** What a key asks for, by where it is pressed. No single key acts by itself: it brings one to the button. */

/** Where the focus is: on an option, in the finder, in another field, or anywhere else. */
export type Where = "option" | "finder" | "field" | "page";

export type Command =
  | { go: "next" | "previous" | "next place" | "previous place" | "first" | "last" }
  | { go: "finder" | "match" | "pieces" | "refusals" | "position" | "seats" | "story" }
  | { go: "undo" | "redo" | "end" }
  | { show: "changes" | "hint" }
  | { type: string }
  | { back: true };

const ARROWS: Record<string, Command> = {
  ArrowDown: { go: "next" },
  ArrowUp: { go: "previous" },
  ArrowRight: { go: "next place" },
  ArrowLeft: { go: "previous place" },
  Home: { go: "first" },
  End: { go: "last" },
};

const LETTERS: Record<string, Command> = {
  "/": { go: "finder" },
  d: { go: "pieces" },
  w: { go: "refusals" },
  c: { show: "changes" },
  p: { go: "position" },
  s: { go: "seats" },
  y: { go: "story" },
  u: { go: "undo" },
  r: { go: "redo" },
  e: { go: "end" },
  "?": { show: "hint" },
};

/** `single`: are keys without a modifier switched on? */
export function commandFor(key: string, where: Where, single: boolean): Command | null {
  if (where === "field") return null;
  if (where === "finder") {
    if (key === "ArrowDown" || key === "Enter") return { go: "match" };
    return key === "Escape" ? { back: true } : null;
  }
  if (key === "Escape") return { back: true };
  if (where === "option" && ARROWS[key]) return ARROWS[key];
  if (!single) return null;
  if (/^\d$/.test(key)) return { type: key };
  return LETTERS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** The keys in words, for the page that explains them. */
export const KEYS: [keys: string, what: string][] = [
  ["Tab", "the next place"],
  ["↓ ↑", "the next option, the one before"],
  ["→ ←", "the next place, the one before"],
  ["Home End", "the first option, the last"],
  ["Enter", "choose; again: do it"],
  ["Esc", "not this; back"],
];

export const SINGLE_KEYS: [keys: string, what: string][] = [
  ["0 – 9", "find an option by its number"],
  ["/", "find an option by words"],
  ["d", "what an option uses"],
  ["w", "what is not possible, and why"],
  ["c", "what has changed"],
  ["p s y", "position, seats, story"],
  ["u r e", "to Undo, Redo, the end of the turn or its roll"],
  ["?", "a hint"],
];
