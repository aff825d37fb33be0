import { expect, test } from "vitest";
import { ANGLE, HALF, labelPoint, polar, relief, sector } from "./geometry";

test("seven sectors fill the ring, and labels lie inside their sectors", () => {
  const middles = Object.values(ANGLE).sort((a, b) => a - b);
  expect(middles).toHaveLength(7);
  for (let i = 1; i < 7; i++) expect((middles[i] ?? 0) - (middles[i - 1] ?? 0)).toBeCloseTo(2 * HALF, 0);
  expect(polar(100, 90)).toEqual([100, 0]);
  expect(sector(0, 51)).toMatch(/^M0,-94L0,-236A/);
  const [x, y] = labelPoint("bradbury-plateau");
  expect(Math.hypot(x, y)).toBeLessThan(236);
  expect(relief("asimov-crater").circles.length).toBeGreaterThan(3);
});
