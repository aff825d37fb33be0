import { expect, test } from "vitest";
import { resourcesOf, sentence } from "./words";

test("what is nought is not among the numbers of a cost", () => {
  expect(resourcesOf({ fuel: 3, ore: 3, points: 1 })).toEqual({ fuel: 3, ore: 3 });
  expect(resourcesOf({ ore: 1 })).toEqual({ fuel: 0, ore: 1 });
  expect(resourcesOf(undefined)).toEqual({ fuel: 0, ore: 0 });
});

test("a fact becomes a sentence", () => {
  expect(sentence("the highest ship here is a 5")).toBe("The highest ship here is a 5.");
});
