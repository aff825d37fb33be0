import { expect, test } from "vitest";
import { pause } from "./pace";

test("acts are paced by the viewer's speed", () => {
  expect(pause("instant", "dock lunar-mine 5", false)).toBe(0);
  expect(pause("slow", "dock lunar-mine 5", false)).toBeLessThanOrEqual(1200);
});
