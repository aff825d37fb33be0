import { expect, test } from "vitest";
import { chance, shortChance } from "./percent";

test("a game that is not over is neither won nor lost", () => {
  expect([0, 0.004, 0.31, 0.996, 1].map((share) => chance(share, false))).toEqual([
    "under 1 %",
    "under 1 %",
    "31 %",
    "over 99 %",
    "over 99 %",
  ]);
  expect([0, 0.5, 1].map((share) => chance(share, true))).toEqual(["0 %", "50 %", "100 %"]);
  expect(shortChance(0, false)).toBe("<1 %");
});
