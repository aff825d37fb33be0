import { expect, test } from "vitest";
import { NO_WISHES, type TalliedActs, roomFor, seatsIn, stepsOf, totalOf, unitsOf, wish, wishOf } from "./tally";

const NUTS = { action: "take nut B", unit: "nut", n: 3, of: 5, seat: "B" } as const;
const FIGS = { action: "take fig C", unit: "fig", n: 2, of: 2, seat: "C" } as const;
const UP_TO_FOUR: TalliedActs = { do: "Take", counts: [NUTS, FIGS], min: 0, max: 4, done: 0, enough: "done" };
const JUST_TWO: TalliedActs = { do: "Give", counts: [NUTS], min: 2, max: 2, done: 0 };

test("no more is wished for than there is, nor than all together may be", () => {
  const nuts = wish(UP_TO_FOUR, NO_WISHES, NUTS, 9);
  expect(nuts).toEqual({ "take nut B": 3 });
  expect(roomFor(UP_TO_FOUR, nuts, FIGS)).toBe(1);
  const both = wish(UP_TO_FOUR, nuts, FIGS, 2);
  expect(totalOf(both)).toBe(4);
  expect(roomFor(UP_TO_FOUR, both, NUTS)).toBe(0);
  expect(wish(UP_TO_FOUR, both, NUTS, -1)).toEqual({ "take nut B": 0, "take fig C": 1 });
});

test("fewer than all are ended by the act that ends it", () => {
  expect(stepsOf(UP_TO_FOUR, NO_WISHES)).toEqual(["done"]);
  expect(stepsOf(UP_TO_FOUR, { "take fig C": 1 })).toEqual(["take fig C", "done"]);
  const four = { "take nut B": 2, "take fig C": 2 };
  expect(stepsOf(UP_TO_FOUR, four)).toEqual(["take nut B", "take nut B", "take fig C", "take fig C"]);
});

test("too few are not enough", () => {
  expect(stepsOf(JUST_TWO, { "take nut B": 1 })).toBeNull();
  expect(stepsOf(JUST_TWO, { "take nut B": 2 })).toEqual(["take nut B", "take nut B"]);
});

test("a row of acts is the wish it fulfils", () => {
  expect(wishOf(UP_TO_FOUR, ["take nut B", "take nut B", "done"])).toEqual({ "take nut B": 2 });
});

test("what is wished for is told by units and by seats", () => {
  const wished = { "take nut B": 2, "take fig C": 0 };
  expect(unitsOf(UP_TO_FOUR, wished)).toEqual([["nut", 2]]);
  expect(seatsIn(UP_TO_FOUR, wished)).toEqual(["B"]);
});
