import { expect, test } from "vitest";
import type { SeatState } from "../position/position";
import { CHOOSING } from "../fixtures/known";
import type { Letter } from "../names/names";
import { readView, seatOf, type View } from "../position/view";
import { trips } from "./trips";

const view = readView(CHOOSING.position.view);

/** The fixture's position with some seats changed. */
function after(changes: Partial<Record<Letter, Partial<SeatState>>>): View {
  const seats = { ...view.position.seats };
  for (const [letter, change] of Object.entries(changes) as [Letter, Partial<SeatState>][])
    seats[letter] = { ...seatOf(view, letter), ...change };
  return { ...view, position: { ...view.position, seats } };
}

test("what a docked ship costs and brings goes to and from its facility", () => {
  const own = seatOf(view, "A");
  const docked = { ...own.docked, "lunar-mine": [...(own.docked["lunar-mine"] ?? []), 5] };
  expect(trips(view, after({ A: { docked, ore: own.ore + 1, fuel: own.fuel - 1 } }))).toEqual([
    { kind: "fuel", count: 1, from: "A", to: "lunar-mine" },
    { kind: "ore", count: 1, from: "lunar-mine", to: "A" },
  ]);
});

test("booty goes from seat to seat, and nothing moves when nothing has changed", () => {
  const change = { A: { fuel: seatOf(view, "A").fuel + 1 }, B: { fuel: seatOf(view, "B").fuel - 1 } };
  expect(trips(view, after(change))).toEqual([{ kind: "fuel", count: 1, from: "B", to: "A" }]);
  expect(trips(view, after({}))).toEqual([]);
});
