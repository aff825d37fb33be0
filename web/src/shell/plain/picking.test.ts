import { expect, test } from "vitest";
import { question } from "./fixtures/read";
import { askedFor, chosenOf, isEnough, keyOf, limitsOf, pickedWords, toggled } from "./picking";
import type { Option } from "./plain";

const one = question("af").prompt;
const two = question("af", "pick").prompt;

test("of one, another takes its place; of several, each stays until it is let go", () => {
  expect(toggled([], "a", one)).toEqual(["a"]);
  expect(toggled(["a"], "b", one)).toEqual(["b"]);
  expect(toggled(["a"], "a", one)).toEqual([]);
  expect(toggled(["a"], "b", two)).toEqual(["a", "b"]);
  expect(toggled(["a", "b"], "a", two)).toEqual(["b"]);
  expect(toggled(["a", "b"], "c", two)).toBeNull();
});

test("enough is what the question asks for", () => {
  expect(limitsOf(one)).toEqual({ min: 1, max: 1 });
  expect([[], ["a"], ["a", "b"]].map((chosen) => isEnough(chosen, two))).toEqual([false, false, true]);
  expect(isEnough([], { ...two, pick: { min: 0, max: 2 } })).toBe(true);
});

test("how many are asked for, and how many are chosen", () => {
  expect([askedFor({ min: 2, max: 2 }), askedFor({ min: 1, max: 3 }), askedFor({ min: 0, max: 3 })]).toEqual([
    "2",
    "1 to 3",
    "up to 3",
  ]);
  expect(pickedWords(0, { min: 2, max: 2 })).toBe("none chosen of 2");
  expect(pickedWords(1, { min: 1, max: 3 })).toBe("1 chosen of 1 to 3");
});

test("two options that are alike are two", () => {
  const alike = [1, 2, 3].map((id) => ({ id, action: id === 3 ? "drop owl" : "drop fox" }) as Option);
  const hand = { ...two, options: alike };
  const keys = alike.map((option) => keyOf(option, hand));
  expect(new Set(keys).size).toBe(3);
  expect(chosenOf([keys[1] as string], hand).map(({ id }) => id)).toEqual([2]);
  expect(chosenOf(["drop fox"], hand).map(({ id }) => id)).toEqual([1]);
});
