/** Which lines of the story are told. */

import type { StoryLine } from "../link/messages";
import type { Letter } from "../link/wire";

/** The lines up to a position; a line that tells those before it again takes their place. */
export function toldBy(lines: readonly StoryLine[], number: number): StoryLine[] {
  const until = lines.filter((line) => line.number <= number && line.words !== "");
  return until.filter((line, i) => (until[i + 1]?.since ?? Infinity) > line.number);
}

/** Whom a line tells of: the seat that its words begin with, as it may come of what another let pass; else who acted. */
export function toldOf({ spans: [first], seat }: Pick<StoryLine, "spans" | "seat">): Letter | null {
  return typeof first === "object" && "seat" in first && first.seat && !("die" in first) ? (first.seat as Letter) : seat;
}
