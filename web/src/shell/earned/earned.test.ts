import { expect, test } from "vitest";
import { type Earned, askedBeforeTheEnd, earnedAt, endAnyway, endNote, lostOf } from "./earned";

const CARD: Earned = {
  id: "card",
  words: "A card is yours",
  note: [],
  brief: "a card is not taken",
  tag: "take a card",
  take: "Take it",
  show: "Show them",
  actions: ["take fox", "take owl"],
  target: ["row"],
  lost: true,
};
const BOAT: Earned = { ...CARD, id: "boat", brief: "a boat is not taken", target: ["pier"] };
const { lost: _, ...kept } = { ...CARD, id: "limit", brief: "you will give back 2", target: ["store"] };

test("the end says what is lost before what is only given back", () => {
  expect(endNote([])).toBe("");
  expect(endNote([kept])).toBe("you will give back 2");
  expect(endNote([kept, CARD])).toBe("a card is not taken");
  expect(endNote([CARD, kept, BOAT])).toBe("two things are not taken");
});

test("only what is lost is ended without", () => {
  expect(lostOf([kept, CARD])).toEqual([CARD]);
  expect(endAnyway([kept, CARD])).toBe("End without it");
  expect(endAnyway([CARD, BOAT])).toBe("End without them");
});

test("the end asks once more about what it loses, or else about what must go back", () => {
  expect(askedBeforeTheEnd([kept, CARD])).toEqual([CARD]);
  expect(askedBeforeTheEnd([kept])).toEqual([kept]);
  expect(endAnyway([kept])).toBe("Not yet");
  expect(askedBeforeTheEnd([{ ...kept, actions: [] }])).toEqual([]);
});

test("a place knows what lies there", () => {
  expect(earnedAt([CARD, BOAT], "pier")).toBe(BOAT);
  expect(earnedAt([CARD], "pier")).toBeUndefined();
});
