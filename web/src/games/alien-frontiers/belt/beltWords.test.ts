import { expect, test } from "vitest";
import type { View } from "../position/view";
import { leftSince } from "./beltWords";

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
