import { expect, test } from "vitest";
import type { Outcome, SeatInfo, TableMessage } from "../link/messages";
import type { Letter } from "../link/wire";
import { judgedSeat } from "./judgedSeat";

function seat(letter: Letter, yours: boolean): SeatInfo {
  return { letter, name: letter, player: "person", bot: null, title: null, yours, present: true };
}

function table(hints: boolean, ...yours: boolean[]): TableMessage {
  const seats = yours.map((mine, i) => seat((["A", "B", "C"] as const)[i] ?? "A", mine));
  const game = { game: "nim", edition: "", options: {}, own_cards: null };
  return { kind: "table", id: "t", ...game, seats, watching: 0, hints, chances: false, foreseen: false };
}

const over: Outcome = { reason: "", winners: [], ranks: [], scores: [], made: null, turned: [] };

test("a game is judged so far for whoever has one seat, at a table with hints", () => {
  expect(judgedSeat({ table: table(true, false, true, false), outcome: null })).toBe("B");
  expect(judgedSeat({ table: table(false, false, true, false), outcome: null })).toBeNull();
  expect(judgedSeat({ table: null, outcome: null })).toBeNull();
});

test("nobody is told of another seat's secrets: neither around one screen nor looking on", () => {
  expect(judgedSeat({ table: table(true, true, true), outcome: null })).toBeNull();
  expect(judgedSeat({ table: table(true, false, false), outcome: null })).toBeNull();
});

test("a game that is over has its replay", () => {
  expect(judgedSeat({ table: table(true, true, false), outcome: over })).toBeNull();
});
