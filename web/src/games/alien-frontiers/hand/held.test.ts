import { expect, test } from "vitest";
import { CHOOSING } from "../fixtures/known";
import { readView } from "../position/view";
import { cards } from "../names/names";
import { glyphOf } from "./glyphs";
import { hasHand, holdingsOf, laidOn, numberOf } from "./held";
import { turnedUp } from "./Revealed";

type Raw = typeof CHOOSING.position.view;

function withSeat(seat: string, more: Record<string, unknown>): Raw {
  const raw = structuredClone(CHOOSING.position.view) as Raw & { position: { seats: Record<string, object> } };
  raw.position.seats[seat] = { ...raw.position.seats[seat], ...more };
  return raw;
}

test("a classic game has cards and no hand", () => {
  expect(hasHand(readView(CHOOSING.position.view))).toBe(false);
});

test("of two asteroids alike one may be in tow, and those that can be used come first", () => {
  const view = readView(withSeat("A", { asteroids: ["ice-comet", "ice-comet", "iron-asteroid"], "in-tow": ["ice-comet"] }));
  expect(holdingsOf(view, "A").asteroids).toEqual([
    { name: "ice-comet", towed: false },
    { name: "iron-asteroid", towed: false },
    { name: "ice-comet", towed: true },
  ]);
});

test("Agendas lie face down, on an oracle or open, and others' are not known", () => {
  const view = readView(withSeat("A", { agendas: ["?", "?"], revealed: ["curator"], foretold: ["fortress"], cards: [], faction: null }));
  const held = holdingsOf(view, "A");
  expect(held.agendas.map(({ name, lies, points }) => `${name} ${lies} ${points}`)).toEqual([
    "? down 1",
    "? down 1",
    "curator open 1",
    "fortress open 2",
  ]);
  expect(numberOf(held)).toBe(4);
});

test("what lies on a card is told by kind; what it only remembers is not", () => {
  const on = { "null-time-vault": { fuel: 2, ore: 0 }, "pocket-universe": { ships: [4, 6] }, "oscillation-capacitor": { "paid-cards": ["booster-pod"] } };
  const view = readView(withSeat("A", { "on-cards": on }));
  expect(laidOn(view, "A", "null-time-vault")).toEqual([{ what: "fuel", n: 2, ships: [], names: [] }]);
  expect(laidOn(view, "A", "pocket-universe")).toMatchObject([{ n: 2, ships: [4, 6] }]);
  expect(laidOn(view, "A", "oscillation-capacitor")).toEqual([]);
  expect(hasHand(view)).toBe(true);
});

test("an Agenda that is turned up is shown once, and nothing when it is taken back", () => {
  const before = readView(withSeat("B", { revealed: [] }));
  const after = readView(withSeat("B", { revealed: ["curator"] }));
  expect(turnedUp(before, after)).toEqual({ seat: "B", name: "curator", points: 1 });
  expect(turnedUp(after, before)).toBeNull();
  expect(turnedUp(null, after)).toBeNull();
});

test("every card of the classic deck has a sign of what it touches", () => {
  for (const card of cards()) expect(glyphOf(card), card).not.toBe("tech");
});
