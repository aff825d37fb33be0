import { expect, test } from "vitest";
import type { StoryLine } from "../link/messages";
import { changedDice, toldBy } from "./story";

function storyLine(number: number, since: number, action: string, words = ""): StoryLine {
  return { number, since, seat: "A", action, words, round: 1 };
}

test("a line of the story takes the place of those it tells again", () => {
  const lines = [
    storyLine(1, 1, "roll 3 4 5", "Ada rolls 3, 4 and 5."),
    storyLine(2, 2, "take fuel B", "Ada takes 1 fuel from Basil."),
    storyLine(3, 2, "take ore B", "Ada takes 1 fuel and 1 ore from Basil."),
    storyLine(4, 4, "end", "Ada ends the turn."),
  ];
  expect(toldBy(lines, 4).map((line) => line.number)).toEqual([1, 3, 4]);
  expect(toldBy(lines, 2).map((line) => line.number)).toEqual([1, 2]);
});

test("the story tells which dice were changed since the roll", () => {
  const line = (number: number, action: string) => storyLine(number, number, action);
  expect(changedDice([line(1, "use stasis-beam 6"), line(2, "roll 3 3"), line(3, "use booster-pod 3")])).toEqual({
    4: "3 → 4",
  });
  expect(changedDice([line(2, "roll 3 5"), line(3, "use gravity-manipulator 3 5")])).toEqual({
    2: "3 → 2",
    6: "5 → 6",
  });
});
