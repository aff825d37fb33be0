/** Which lines of the story are told. */

import type { StoryLine } from "../link/messages";

/** The lines up to a position; a line that tells those before it again takes their place. */
export function toldBy(lines: readonly StoryLine[], number: number): StoryLine[] {
  const until = lines.filter((line) => line.number <= number && line.words !== "");
  return until.filter((line, i) => (until[i + 1]?.since ?? Infinity) > line.number);
}
