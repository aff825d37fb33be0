import { expect, test } from "vitest";
import { VIEW } from "../fixtures/known";
import type { SpaceSeen } from "../position/position";
import type { View } from "../position/view";
import { gainsBetween, movedBetween } from "./motion";

const NOBODY = { stopped: 0, allies: [], "allies-stopped": [] };

function changed(...places: [string, Partial<SpaceSeen>][]): View {
  const spaces = { ...VIEW.spaces };
  for (const [name, change] of places) spaces[name] = { ...(spaces[name] as SpaceSeen), ...change };
  return { ...VIEW, spaces };
}

test("saucers that are somewhere else have hopped there, new ones have come down", () => {
  const moved = changed(
    ["n-4", { aliens: { A: { saucers: 1, ...NOBODY } } }],
    ["obj-2", { aliens: { A: { saucers: 1, ...NOBODY } } }],
  );
  expect(movedBetween(VIEW, moved).hops).toEqual([{ seat: "A", from: "n-4", to: "obj-2" }]);
  const landed = changed(["n-c", { aliens: { A: { saucers: 2, ...NOBODY } } }]);
  expect(movedBetween(VIEW, landed).hops).toEqual([{ seat: "A", from: null, to: "n-c" }]);
  expect(movedBetween(VIEW, VIEW)).toEqual({ hops: [], found: [], taken: [], drops: [] });
});

test("a place that was explored, and one that was taken", () => {
  expect(movedBetween(VIEW, changed(["n-5", { empty: false, location: "forest" }])).found).toEqual(["n-5"]);
  expect(movedBetween(VIEW, changed(["obj-2", { marker: "B" }])).taken).toEqual(["obj-2"]);
});

test("Counters drop from the sky or come from a place next to it", () => {
  const tanks = { counter: "tanks" } as SpaceSeen["counters"][number];
  const there = changed(["obj-2", { counters: [tanks] }]);
  expect(movedBetween(VIEW, there).drops).toEqual([{ from: null, to: "obj-2" }]);
  const moved = changed(["obj-3", { counters: [tanks] }]);
  expect(movedBetween(there, moved).drops).toEqual([{ from: "obj-2", to: "obj-3" }]);
});

test("terror is won at the place that was taken, tokens come from nowhere", () => {
  const taken = changed(["obj-2", { marker: "B" }]);
  const b = VIEW.players.B as NonNullable<typeof VIEW.players.B>;
  const won = { ...taken, players: { ...VIEW.players, B: { ...b, terror: b.terror + 2, tokens: b.tokens + 1 } } };
  expect(gainsBetween(VIEW, won)).toEqual([
    { seat: "B", what: "burst", n: 2, from: "obj-2" },
    { seat: "B", what: "menace", n: 1, from: null },
  ]);
  expect(gainsBetween(won, VIEW)).toEqual([]);
});
