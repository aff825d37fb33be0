import { expect, test } from "vitest";
import { RAW, VIEW } from "../fixtures/known";
import { areTurnedUp, isTogether, laidOpen, playerOf, readView, saucersOut } from "./view";

test("seats, terror and whose turn it is are the server's", () => {
  expect([VIEW.letters, VIEW.scores, VIEW.goal]).toEqual([["A", "B"], { A: 4, B: 3 }, 8]);
  expect([VIEW.seat, VIEW.actor, VIEW.turn, VIEW.inTurn]).toEqual(["A", "A", "A", "A"]);
  expect([VIEW.mode, isTogether(VIEW), VIEW.phase, VIEW.over]).toEqual(["competitive", false, "action", false]);
});

test("whoever is asked with others is the actor to themselves, and nobody is to whoever only answers are gathered from", () => {
  const all = readView({ ...RAW, actors: ["A", "B"], actor: "A", seat: "B" });
  expect(all.actor).toBe("B");
  const window = readView({ ...RAW, actors: [], actor: "someone", seat: "B" });
  expect([window.actor, window.inTurn]).toEqual([null, "A"]);
});

test("together, each seat is shown with what it has brought", () => {
  const together = readView({ ...RAW, options: { mode: "cooperative" }, scores: { A: 7, B: 7 } });
  expect(together.scores).toEqual({ A: 4, B: 3 });
});

test("what lies open of a seat", () => {
  expect(saucersOut(VIEW, "A")).toBe(3);
  expect(playerOf(VIEW, "B").hand).toEqual([]);
  expect(playerOf(VIEW, "D").saucers.all).toBe(0);
});

test("a Command Counter lies open once one of them has its number: the others are turned up with it", () => {
  const laid = (a: object, b: object) => ({ ...VIEW, players: { A: { ...playerOf(VIEW, "A"), ...a }, B: { ...playerOf(VIEW, "B"), ...b } } });
  const choosing = laid({ chosen: 4, number: null }, { chosen: "?", number: null });
  expect([areTurnedUp(choosing), laidOpen(choosing, "B")]).toEqual([false, null]);
  const rolling = laid({ chosen: "d6", number: 1 }, { chosen: 6, number: null });
  expect([areTurnedUp(rolling), laidOpen(rolling, "B")]).toEqual([true, "6"]);
});
