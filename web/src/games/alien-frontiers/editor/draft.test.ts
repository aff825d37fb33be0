import { readFaces } from "../../../shell/editor/rowOfFaces";
import { describe, expect, it } from "vitest";
import {
  decode,
  emptyDraft,
  filledIn,
  encode,
  isBeyond,
  put,
  withColonies,
  withSeat,
  withSeats,
  writePosition,
} from "./draft";
import { readEntries } from "../../../shell/editor/formEntries";

describe("dice as people type them", () => {
  it.each([
    ["3 3 6*", [3, 3, "6*"]],
    ["3,3", [3, 3]],
    ["336", [3, 3, 6]],
    ["336*", [3, 3, "6*"]],
    ["7", ["7"]],
    ["3 x", [3, "x"]],
    ["", []],
  ])("%s", (text, dice) => expect(readFaces(text)).toEqual(dice));
});

it("a draft with a name comes back from a link as it was", () => {
  const draft = { ...emptyDraft(4), name: "Größe" };
  expect(decode(encode(draft))).toEqual(draft);
  expect(decode("no-such-thing")).toBeNull();
});

it("a draft travels in a link and comes back the same", () => {
  const draft = withSeats(emptyDraft(2), 4);
  expect(decode(encode(draft))).toEqual(draft);
  expect(decode("no link at all")).toBeNull();
  expect(readFaces("3, 3 6* x")).toEqual([3, 3, "6*", "x"]);
  expect(withColonies({ colonies: { "lem-badlands": 2 } }, "lem-badlands", 0).colonies).toEqual({});
});

it("what follows from the rest of a position is worked out again", () => {
  const full = put(emptyDraft(2), { deck: ["booster-pod"], seats: { A: { ships: 4, bay: 1, supply: 5 }, B: {} } });
  expect(withSeat(full, "A", { hub: 2 }).position.seats.A).toEqual({ ships: 4, bay: 1, hub: 2 });
  expect(withSeat(full, "A", { docked: { shipyard: [3, 3] } }).position.seats.A).not.toHaveProperty("bay");
  expect(withSeat(full, "B", { cards: ["alien-city"] }).position).not.toHaveProperty("deck");
  expect(withSeat(full, "B", { fuel: 2 }).position.deck).toEqual(["booster-pod"]);
});

it("a position as text is read back", () => {
  const draft = put(emptyDraft(2), { pending: [{ asks: "raid", taken: 1 }] });
  expect(readEntries(writePosition(draft))).toEqual(draft.position);
  expect(writePosition(draft)).toContain('"dice": [3, 4, 4]');
  expect(filledIn({ dice: [3] })).toMatchObject({ turn: "A", dice: [3], display: [] });
});

it("a position with more than the planet shows is one", () => {
  expect(isBeyond({ seats: 6 })).toBe(true);
  expect(isBeyond({ seats: 3, options: { deck: "wide", factions: true } })).toBe(true);
  expect(isBeyond({ seats: 4 })).toBe(false);
  expect(isBeyond({ seats: 4, options: {} })).toBe(false);
});
