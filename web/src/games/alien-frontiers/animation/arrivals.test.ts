import { expect, test } from "vitest";
import { CHOOSING } from "../fixtures/known";
import { type View, readView, seatOf } from "../position/view";
import { arrivals } from "./arrivals";

const view = readView(CHOOSING.position.view);
const BRETHREN = "brethren-of-the-stars";

/** The Brethren Ship is Ada's, and stands there. */
function withBrethren(ship: string): View {
  const seats = { ...view.position.seats, A: { ...seatOf(view, "A"), faction: BRETHREN, docked: { "lunar-mine": [3] } } } as View["position"]["seats"];
  return { ...view, position: { ...view.position, seats, "on-boards": { [BRETHREN]: { ship, track: null } } } };
}

const port = (key: string) => ({ key });

test("a ship that stood there stays, and one more of its kind has come", () => {
  const before = withBrethren("maintenance-bay");
  expect(arrivals(before, [port("lunar-mine:A:3")])).toEqual([]);
  expect(arrivals(before, [port("lunar-mine:A:3"), port("lunar-mine:A:3")])).toEqual([port("lunar-mine:A:3")]);
  expect(arrivals(before, [port("lunar-mine:A:4")])).toHaveLength(1);
});

test("the Brethren Ship flies when it has moved, and at no other time", () => {
  const there = port("solar-converter:A:0");
  expect(arrivals(withBrethren("solar-converter"), [there])).toEqual([]);
  expect(arrivals(withBrethren("lunar-mine"), [there])).toEqual([there]);
});
