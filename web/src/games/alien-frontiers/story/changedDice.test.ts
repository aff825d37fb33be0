import { expect, test } from "vitest";
import type { StoryLine } from "../../../shell/link/messages";
import { changedDice } from "./changedDice";

test("the story tells which dice were turned since the roll", () => {
  const line = (number: number, action: string, ...turned: [number, number][]): StoryLine => {
    const changes = turned.map(([was, now]) => ({ kind: "ship-turned", seat: "A", was, now }));
    return { number, since: number, seat: "A", action, words: "", spans: [], round: 1, changes };
  };
  const beamed = line(1, "use stasis-beam 6", [6, 5]);
  expect(changedDice([beamed, line(2, "roll 3 3"), line(3, "use booster-pod 3", [3, 4])])).toEqual({ 4: "3 → 4" });
  expect(changedDice([line(2, "roll 3 5"), line(3, "use gravity-manipulator 3 5", [3, 2], [5, 6])])).toEqual({
    2: "3 → 2",
    6: "5 → 6",
  });
});
