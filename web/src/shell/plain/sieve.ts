/** The sieve: find … with these pieces, for this unit, at this place. It filters and forbids nothing. */

import type { Option, Piece, Plain, Prompt } from "./plain";
import { listed, optionText, unitShort, type Names } from "./texts";

export interface Sieve {
  /** Words, or the beginning of an option's number. */
  find: string;
  /** Pieces an option must use. */
  pieces: Piece[];
  /** A unit it must bring; empty: anything. */
  want: string;
  /** Only what the viewer did in the last rounds. */
  lately: boolean;
  /** A fact of the position that it must be about. */
  at: string;
}

export const OPEN: Sieve = { find: "", pieces: [], want: "", lately: false, at: "" };

/** Fewer options than this are seen at a glance. */
export const MANY = 10;

/** So many units are offered after "for". */
const WANTS = 5;

export function isLong(prompt: Prompt): boolean {
  return prompt.options.length >= MANY;
}

export function isOpen(sieve: Sieve): boolean {
  return !sieve.find.trim() && isFindOnly(sieve);
}

/** Is nothing but the finder filled in? */
export function isFindOnly({ pieces, want, lately, at }: Sieve): boolean {
  return pieces.length === 0 && !want && !lately && !at;
}

/** Are all of these among what the option uses, two alike for two alike? */
export function usesAll(option: Option, pieces: Piece[]): boolean {
  const left = [...option.uses];
  return pieces.every(({ is }) => {
    const at = left.indexOf(is);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** The words that are looked for; null when it is a number. */
export function needles(find: string): string[] | null {
  const words = find.trim().toLowerCase();
  return /^\d+$/.test(words) ? null : words.split(/\s+/).filter(Boolean);
}

function isFound(option: Option, find: string, prompt: Prompt, names: Names): boolean {
  const words = needles(find);
  if (!words) return String(option.id).startsWith(find.trim());
  const text = ` ${optionText(option, prompt, names).toLowerCase()}`;
  return words.every((word) => text.includes(` ${word}`));
}

export function passes(option: Option, sieve: Sieve, prompt: Prompt, names: Names): boolean {
  if (!usesAll(option, sieve.pieces)) return false;
  if (sieve.want && !option.gain.some(({ unit }) => unit === sieve.want)) return false;
  if (sieve.lately && !option.lately) return false;
  if (sieve.at && !option.target.includes(sieve.at)) return false;
  return isFound(option, sieve.find, prompt, names);
}

/** A part of a text, and whether it is what was looked for. */
export type Found = [text: string, found: boolean];

/** A text cut where the words that were looked for begin and end. */
export function highlight(text: string, find: string): Found[] {
  const words = (needles(find) ?? []).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (words.length === 0) return [[text, false]];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join("|")})`, "giu");
  return text
    .split(pattern)
    .map((part, i): Found => [part, i % 2 === 1])
    .filter(([part]) => part);
}

/** What options bring, the units that seats hold first, with how many bring it. */
export function wants(prompt: Prompt, plain: Plain): [unit: string, count: number][] {
  const counts = new Map<string, number>();
  for (const option of prompt.options)
    for (const unit of new Set(option.gain.map((gain) => gain.unit)))
      if (unit) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const held = new Set([plain.score.unit, ...plain.seats.flatMap(({ facts }) => facts.map(({ unit }) => unit))]);
  return [...counts]
    .sort(([a, m], [b, n]) => Number(held.has(b)) - Number(held.has(a)) || n - m)
    .slice(0, WANTS);
}

/** "29 options", "3 of 29". */
export function countWords(count: number, all: number): string {
  if (count === all) return all === 1 ? "1 option" : `${all} options`;
  return `${count} of ${all}`;
}

/** For the ear: "3 of 29 options with 4 and 4 for coins." */
export function sieveSentence(sieve: Sieve, count: number, prompt: Prompt, plain: Plain): string {
  const all = prompt.options.length;
  const parts = [count === all ? countWords(count, all) : `${count} of ${countWords(all, all)}`];
  if (sieve.find.trim()) parts.push(`for “${sieve.find.trim()}”`);
  if (sieve.pieces.length > 0) {
    const faces = sieve.pieces.map((piece) => piece.die ?? piece.label);
    parts.push(`${prompt.piecesTitle ?? "with"} ${listed(faces)}`);
  }
  if (sieve.want) parts.push(`for ${unitShort(sieve.want, plain)}`);
  if (sieve.lately) parts.push("of those used lately");
  if (sieve.at) parts.push(`at ${factName(sieve.at, plain)}`);
  return `${parts.join(" ")}.`;
}

export function factName(id: string, { position }: Plain): string {
  for (const { rows } of position)
    for (const row of rows) if (row.id === id) return "card" in row ? row.card.name : row.key;
  return id;
}
