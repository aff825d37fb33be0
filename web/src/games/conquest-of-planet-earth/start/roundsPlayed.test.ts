import { expect, test } from "vitest";
import { lengthOf } from "./roundsPlayed";

test("a game says its rounds by mode, seats and sheet", () => {
  expect(lengthOf({}, 2)).toContain("9 rounds or fewer.");
  expect(lengthOf({ mode: "team" }, 4)).toContain("8 rounds or fewer.");
  expect(lengthOf({ mode: "cooperative" }, 1)).toContain("47 of a hundred");
  expect(lengthOf({ mode: "solo", sheet: "brutal" }, 4)).toContain("34 of a hundred");
  expect(lengthOf({ mode: "team", active_resistance: true }, 4)).toContain("63 of a hundred");
  expect(lengthOf({ active_resistance: true }, 3)).toContain("56 of a hundred");
});

test("where no such games were counted nothing is said of them", () => {
  expect(lengthOf({ active_resistance: true, sheet: "brutal" }, 2)).toBe("");
  expect(lengthOf({ mode: "cooperative", extra_counters: true }, 2)).toBe("");
  expect(lengthOf({ mode: "solo" }, 5)).toBe("");
});
