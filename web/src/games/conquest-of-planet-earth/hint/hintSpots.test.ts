import { expect, test } from "vitest";
import type { View } from "../position/view";
import { runsOf, spotsOf, stepsAt } from "./spots";

const view = { spaces: { "n-c": {}, "n-3": {}, "obj-2": {} } } as unknown as Pick<View, "spaces">;

test("an act belongs to the things that it names", () => {
  expect(spotsOf("move n-c n-3", view)).toEqual(["n-c", "n-3"]);
  expect(spotsOf("resolve obj-2", view)).toEqual(["obj-2"]);
  expect(spotsOf("play uprising n-3", view)).toEqual(["card:uprising", "n-3"]);
  expect(spotsOf("choose d6", view)).toEqual(["choose:d6"]);
  expect(spotsOf("land saucer", view)).toEqual(["does:land saucer"]);
});

test("steps are counted from the beginning of the suggested turn", () => {
  const turn = { hint: ["move n-c n-3", "move n-c n-3", "land saucer"], followed: 1, view };
  expect(stepsAt(turn, "n-3")).toEqual([2, 3]);
  expect(stepsAt(turn, "does:land saucer")).toEqual([4]);
  expect(stepsAt(turn, "obj-2")).toEqual([]);
});

test("steps that follow one another are one mark", () => {
  expect(runsOf([1, 2, 3, 4])).toEqual(["1–4"]);
  expect(runsOf([2, 4, 5])).toEqual(["2", "4–5"]);
  expect(runsOf([])).toEqual([]);
});
