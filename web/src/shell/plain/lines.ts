/** The story in short: what is fresh and the rounds around it; the rest on demand. */

import type { Line, Plain, Seat, Span } from "./plain";
import { wordsText } from "./texts";

export interface Round {
  round: number;
  lines: Line[];
}

/** Whole rounds that are always open at the end of a story. */
const OPEN_ROUNDS = 2;

/** The number of lines from the beginning that are left out until somebody asks for them. */
export function earlier(story: Line[]): number {
  const last = story.at(-1)?.round ?? 0;
  const fresh = story.findIndex((line) => line.fresh);
  const recent = story.findIndex((line) => line.round > last - OPEN_ROUNDS);
  return Math.max(0, fresh < 0 ? recent : Math.min(fresh, recent));
}

export function byRound(lines: Line[]): Round[] {
  const rounds: Round[] = [];
  for (const line of lines) {
    const now = rounds.at(-1);
    if (now?.round === line.round) now.lines.push(line);
    else rounds.push({ round: line.round, lines: [line] });
  }
  return rounds;
}

/** Which acts are told to the ear. */
export type Told = "all" | "mine" | "none";

function isAbout(seat: Seat, span: Span): boolean {
  if (typeof span === "string") return false;
  return ("seat" in span && span.seat === seat) || ("to" in span && span.to === seat);
}

/** What others have done after line `since`, a sentence each; `mine`: only what names the viewer's seat.
 *  On a shared screen, whoever was asked there a moment ago knows what they did. */
export function tidings(plain: Plain, since: number, told: Told, asked?: Seat): string[] {
  if (told === "none") return [];
  const { viewer, story } = plain;
  return story
    .filter(({ number, seat }) => number > since && (seat === null || (seat !== viewer && seat !== asked)))
    .filter(({ words }) => told === "all" || (viewer !== null && words.some((span) => isAbout(viewer, span))))
    .map(({ words }) => wordsText(words, plain));
}
