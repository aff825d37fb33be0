import { expect, test } from "vitest";
import type { View } from "../position/view";
import { bareSpace, leftSince } from "./beltWords";

const belt = (...spaces: (string | null)[]) => ({ position: { belt: { spaces } } }) as unknown as Pick<View, "position">;

test("a card comes in, and the one by the moon drifts off", () => {
  const before = belt("composite-asteroid", "ice-comet", null, "alien-satellite");
  const now = belt("relic-cache", "composite-asteroid", "ice-comet", null);
  expect(leftSince(before, now)).toBe("alien-satellite");
});

test("nothing drifts off from an empty place", () => {
  expect(leftSince(belt("ice-comet", null, null, null), belt(null, "ice-comet", null, null))).toBe("");
});

test("a claim moves nothing", () => {
  const before = belt("ice-comet", "iron-asteroid", null, null);
  expect(leftSince(before, belt("ice-comet", null, null, null))).toBeNull();
  expect(leftSince(null, before)).toBeNull();
});

test("a space is claimed while ships stand there, and else it is empty", () => {
  const docked = (places: object) =>
    ({ letters: ["A"], position: { seats: { A: { docked: places } }, "relic-ship": { at: "burroughs-desert" } } }) as unknown as View;
  expect(bareSpace(docked({ "outer-belt-2": [3] }), "outer-belt-2").name).toBe("Claimed");
  expect(bareSpace(docked({ "outer-belt-2": [3] }), "outer-belt-1").name).toBe("Empty");
});
