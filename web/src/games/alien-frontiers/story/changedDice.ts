/** Dice that cards have turned since the roll, as the story's lines tell it. */

import type { StoryLine } from "../../../shell/link/messages";

interface Turned {
  kind: "ship-turned" | "relic-turned";
  was: number;
  now: number;
}

/** For each face now, the change that made it: `{4: "3 → 4"}`; only this turn's, since its roll. */
export function changedDice(lines: readonly StoryLine[]): Record<number, string> {
  const notes: Record<number, string> = {};
  for (const line of [...lines].reverse()) {
    if (/^(roll|end)\b/.test(line.action)) break;
    for (const { was, now } of (line.changes ?? []) as unknown as Turned[]) notes[now] ??= `${was} → ${now}`;
  }
  return notes;
}
