import { expect, test } from "vitest";
import type { StoryLine } from "../link/messages";
import { toldBy } from "./story";

function storyLine(number: number, since: number, words: string): StoryLine {
  return { number, since, seat: "A", action: "", words, spans: [words], round: 1 };
}

test("a line of the story takes the place of those it tells again", () => {
  const lines = [
    storyLine(1, 1, "Ada draws."),
    storyLine(2, 2, "Ada takes a coin from Basil."),
    storyLine(3, 2, "Ada takes a coin and a key from Basil."),
    storyLine(4, 4, "Ada ends the turn."),
  ];
  expect(toldBy(lines, 4).map((line) => line.number)).toEqual([1, 3, 4]);
  expect(toldBy(lines, 2).map((line) => line.number)).toEqual([1, 2]);
});
