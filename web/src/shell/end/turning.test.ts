import { expect, test } from "vitest";
import type { Outcome } from "../link/messages";
import type { Letter, Disclosed } from "../link/wire";
import { openBefore, rankedAfter, scoreAfter, turningSeats } from "./turning";

const card = (seat: Letter, points: number, late = true): Disclosed => ({
  seat,
  thing: `${seat}${points}${late}`,
  title: "Marbles",
  points,
  column: "Secrets",
  late,
  heading: "At the end",
  words: ["hold a marble"],
});

const LETTERS: Letter[] = ["A", "B", "C"];
const OUTCOME: Outcome = {
  reason: "",
  scores: [5, 6, 4],
  ranks: [2, 1, 3],
  winners: ["B"],
  made: null,
  turned: [card("A", 1, false), card("B", 2), card("B", 0), card("C", 0)],
};

test("first all stands as everybody knew it, then seat by seat, and then the order changes", () => {
  expect(turningSeats(OUTCOME, LETTERS)).toEqual(["B", "C"]);
  expect(LETTERS.map((seat) => scoreAfter(OUTCOME, LETTERS, seat, []))).toEqual([5, 4, 4]);
  expect(rankedAfter(OUTCOME, LETTERS, [])).toEqual(["A", "B", "C"]);
  expect(rankedAfter(OUTCOME, LETTERS, ["B"])).toEqual(["B", "A", "C"]);
  expect(LETTERS.map((seat) => scoreAfter(OUTCOME, LETTERS, seat, ["B", "C"]))).toEqual(OUTCOME.scores);
});

test("what is not turned up yet is only counted", () => {
  expect(openBefore(OUTCOME, "B", [])).toEqual({ shown: [], hidden: 2 });
  expect(openBefore(OUTCOME, "A", []).shown).toHaveLength(1);
  expect(openBefore(OUTCOME, "B", ["B"]).shown.map(({ points }) => points)).toEqual([2, 0]);
});
