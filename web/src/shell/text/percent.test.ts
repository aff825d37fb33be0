import { expect, test } from "vitest";
import { chance, changed, luckWords, points, pointsATurn, shortChance, signedPoints } from "./percent";

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

test("changes are points, and never a percentage", () => {
  expect([-0.44, 3.48, 0.012, 0.004].map(points)).toEqual(["44 points", "348 points", "1 point", "no points"]);
  expect([-0.44, 0.21, 0].map(signedPoints)).toEqual(["−44 points", "+21 points", "no points"]);
  expect(pointsATurn(0.0618)).toBe("6.2 points a turn");
  expect(luckWords(-0.44)).toBe("lost about 44 points of win chance to bad luck");
  expect(luckWords(0.21)).toBe("won about 21 points of win chance by good luck");
  expect(luckWords(0.001)).toBe("had neither good nor bad luck");
});

test("a chance is told with what it was before", () => {
  expect(changed(0.25, 0.31, false)).toBe("25 → 31 %");
  expect(changed(undefined, 0.31, false)).toBe("31 %");
  expect(changed(0.312, 0.308, false)).toBe("31 %");
  expect(changed(0.03, 0.004, false)).toBe("3 → under 1 %");
  expect(changed(0.96, 1, true)).toBe("96 → 100 %");
});
