import { expect, test } from "vitest";
import { VIEW } from "../fixtures/known";
import { closer, layout, turned } from "./layout";

const { spaces } = VIEW;
const ROOMS = [
  { width: 870, height: 620 },
  { width: 820, height: 440 },
  { width: 800, height: 590 },
  { width: 354, height: 400 },
  { width: 400, height: 308 },
];

test("six turns of 60 degrees bring a place back", () => {
  expect(turned([2, -3], 6)).toEqual([2, -3]);
  expect(turned([1, 0], 1)).toEqual([-0, 1]);
});

test("in every window all places are inside, none lies over another, and neighbours touch", () => {
  for (const room of ROOMS) {
    const { places, width, height } = layout(spaces, "A", room);
    expect(places).toHaveLength(21);
    for (const { left, top } of places) {
      expect(left).toBeGreaterThan(-0.01);
      expect(top).toBeGreaterThan(-0.01);
      expect(left + width).toBeLessThan(room.width + 0.01);
      expect(top + height).toBeLessThan(room.height + 0.01);
    }
    for (const a of places)
      for (const b of places) {
        if (a === b) continue;
        const apart = Math.abs(a.left - b.left) > width - 0.01 || Math.abs(a.top - b.top) > height - 0.01;
        expect(apart).toBe(true);
        const touch = Math.abs(a.left - b.left) < width + 0.01 && Math.abs(a.top - b.top) < height + 0.01;
        expect(spaces[a.name]?.near.includes(b.name)).toBe(touch);
      }
  }
});

test("no other turn has larger places, and the own section lies low or left", () => {
  const wide = layout(spaces, "A", { width: 870, height: 620 });
  const high = layout(spaces, "A", { width: 354, height: 400 });
  expect([wide.turns === high.turns, wide.width > 100, high.width > 40]).toEqual([false, true, true]);
  const at = (seat: "A" | "B", laid: typeof wide) => {
    const home = Object.entries(spaces).find(([, { site }]) => site === seat)?.[0];
    const place = laid.places.find(({ name }) => name === home);
    return place ? place.top - place.left * 0.4 : 0;
  };
  for (const laid of [wide, high]) expect(at("A", laid)).toBeGreaterThan(at("B", laid));
});

test("under the lens the same map has places that can be read", () => {
  const whole = layout(spaces, "A", { width: 354, height: 400 });
  const near = closer(whole);
  expect([near.turns, near.width, near.height]).toEqual([whole.turns, 108, 92]);
  expect(near.across).toBeGreaterThan(354);
});
