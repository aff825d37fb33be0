import { expect, test } from "vitest";
import { CHOOSING } from "../fixtures/known";
import type { Letter } from "../names/names";
import type { SeatState } from "../position/position";
import { type View, readView, seatOf } from "../position/view";
import { cueOf } from "./cues";

const view = readView(CHOOSING.position.view);

function after(changes: Partial<Record<Letter, Partial<SeatState>>>, more: Partial<View["position"]> = {}): View {
  const seats = { ...view.position.seats };
  for (const [letter, change] of Object.entries(changes) as [Letter, Partial<SeatState>][])
    seats[letter] = { ...seatOf(view, letter), ...change };
  return { ...view, position: { ...view.position, ...more, seats } };
}

const own = seatOf(view, "A");
const docked = { ...own.docked, "lunar-mine": [...(own.docked["lunar-mine"] ?? []), 5] };

test("a raid on the own seat is heard before all else, and only there", () => {
  const raid = after({ A: { fuel: own.fuel - 1 }, B: { fuel: seatOf(view, "B").fuel + 1 } });
  expect(cueOf(view, raid, "A")?.cue).toBe("loss");
  expect(cueOf(view, raid, "C")).toBeNull();
});

test("what the own seat gains is counted, and what others dock is heard as a ship", () => {
  const mined = after({ A: { docked, ore: own.ore + 2 } });
  expect(cueOf(view, mined, "A")).toEqual({ cue: "gain", count: 2 });
  expect(cueOf(view, mined, "B")?.cue).toBe("place");
});

test("a roll is heard once its dice lie there", () => {
  expect(cueOf(after({}, { phase: "roll" }), view, "A")?.cue).toBe("roll");
  expect(cueOf(view, view, "A")).toBeNull();
});
