import { expect, test } from "vitest";
import type { StoryLine } from "../link/messages";
import type { Letter } from "../link/wire";
import { type Step, belongs, doneAt } from "./lesson";
import { nextSpot } from "./pointing";
import { rivalMove } from "./rival";

function story(...told: [Letter, string][]): StoryLine[] {
  return told.map(([seat, action], i) => ({ number: i + 1, since: i + 1, seat, action, words: "", spans: [], round: 1 }));
}

const step = (...acts: string[]): Step => ({ title: "", text: "", acts });

test("a step is done by its acts, in any order, once they are shown", () => {
  const lines = story(["A", "take 2"], ["A", "take 1"], ["B", "end"], ["A", "roll 5"]);
  expect(doneAt(step("take 1", "take 2"), 0, 2, lines)).toBe(2);
  expect(doneAt(step("take 1", "take 2"), 0, 1, lines)).toBeNull();
  expect(doneAt(step("take 1"), 2, 4, lines)).toBeNull();
  expect(doneAt(step("end"), 0, 4, lines)).toBeNull();
  expect(doneAt(step("roll"), 2, 4, lines)).toBe(4);
});

test("what is taken back is a step, too", () => {
  expect(doneAt(step("undo"), 2, 2, story(["A", "take 2"], ["A", "take 1"]))).toBeNull();
  expect(doneAt(step("undo"), 2, 1, story(["A", "take 2"]))).toBe(1);
});

test("only what a step asks for may be done", () => {
  expect(belongs(step("take 1", "take 1"), ["take 1", "take 1"])).toBe(true);
  expect(belongs(step("take 1"), ["take 1", "take 1"])).toBe(false);
  expect(belongs(step("take 1"), ["end"])).toBe(false);
  expect(belongs(undefined, ["end"])).toBe(false);
});

test("the next spot is pointed at when the one before is done and it is there", () => {
  const press = [
    { at: "one", done: "one-on", say: "" },
    { at: "two", say: "" },
  ];
  const finds = (...there: string[]) => nextSpot(press, (selector) => there.includes(String(selector)));
  expect(finds("one")).toBe(0);
  expect(finds("one-on")).toBe(0);
  expect(finds("one-on", "two")).toBe(1);
});

test("the rival goes on in its list where the story is, and plays anything beyond it", () => {
  const list = ["take 1", "end", "take 1"];
  expect(rivalMove(list, [], "B", ["take 1", "end"])).toBe("take 1");
  expect(rivalMove(list, story(["A", "take 1"], ["B", "take 1"]), "B", ["take 1", "end"])).toBe("end");
  expect(rivalMove(list, story(["B", "take 1"]), "B", ["pass"])).toBe("pass");
});
