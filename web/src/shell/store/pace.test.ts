import { expect, test } from "vitest";
import { pause } from "./pace";

test("acts are paced by the viewer's speed, and by what the game thinks of them", () => {
  expect(pause("instant", undefined, false)).toBe(0);
  expect(pause("slow", undefined, false)).toBeLessThanOrEqual(1200);
  expect(pause("slow", 2, false)).toBeLessThanOrEqual(1200);
  expect(pause("normal", 0.5, true)).toBe(pause("normal", undefined, false) / 2);
  expect(pause("normal", undefined, true)).toBeLessThan(pause("normal", undefined, false));
});
