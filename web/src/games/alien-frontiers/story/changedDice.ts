/** Dice that cards have changed since the roll, as the story's lines tell it. */

import type { StoryLine } from "../../../shell/link/messages";

const TURNED: Record<string, (value: number) => number> = {
  "booster-pod": (value) => value + 1,
  "stasis-beam": (value) => value - 1,
  "polarity-device": (value) => 7 - value,
};

/** For each face now, the change that made it: `{4: "3 → 4"}`; only this turn's, since its roll. */
export function changedDice(lines: readonly StoryLine[]): Record<number, string> {
  const notes: Record<number, string> = {};
  for (const line of [...lines].reverse()) {
    const [verb, card = "", shown = "", other = ""] = line.action.split(" ");
    if (verb === "roll" || verb === "end") break;
    if (verb !== "use") continue;
    const value = Number.parseInt(shown, 10);
    const turned = TURNED[card]?.(value);
    if (turned !== undefined) notes[turned] ??= `${value} → ${turned}`;
    if (card === "gravity-manipulator") {
      const up = Number.parseInt(other, 10);
      notes[value - 1] ??= `${value} → ${value - 1}`;
      notes[up + 1] ??= `${up} → ${up + 1}`;
    }
  }
  return notes;
}
