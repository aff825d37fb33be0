import { expect, test } from "vitest";
import {
  type Analysis,
  chanceLines,
  isJudged,
  lossATurn,
  luckBars,
  luckOf,
  mistakes,
  readerOf,
  strokes,
  turnName,
  turnStarts,
} from "./statistics";

const game: Analysis = {
  end: [1, 0],
  last: 2,
  turns: [
    {
      number: 0,
      seat: null,
      chances: [0.5, 0.5],
      luck: [{ step: 1, seat: "B", action: "first B", luck: 0.02 }],
      decisions: [],
    },
    {
      number: 1,
      seat: "B",
      chances: [0.48, 0.52],
      luck: [{ step: 2, seat: "B", action: "roll far", luck: -0.1 }],
      decisions: [
        {
          step: 3,
          action: "aim left",
          title: "Aim left",
          loss: 0,
          better: [{ actions: ["aim left"], orders: ["Aim left"], worth: 0.4 }],
        },
        {
          step: 4,
          action: "aim right",
          title: "Aim right",
          loss: 0.06,
          better: [{ actions: ["aim high", "end"], orders: ["Aim high", "End it"], worth: 0.4 }],
        },
      ],
    },
  ],
};

test("an analysis is a line a seat, bars of luck, and the dearest decision of a turn", () => {
  expect(chanceLines(game)).toEqual([
    [0.5, 0.48, 1],
    [0.5, 0.52, 0],
  ]);
  expect(luckBars(game)).toEqual([[], [{ seat: "B", luck: -0.1 }]]);
  expect(turnStarts(game)).toEqual([0, 1, 4]);
  expect(luckOf(game, "B")).toBeCloseTo(-0.08);
  expect(lossATurn(game, "B")).toBeCloseTo(0.06);
  expect(mistakes(game)).toEqual([
    {
      at: 3,
      turn: 1,
      seat: "B",
      played: "Aim right",
      better: { steps: ["aim high", "end"], orders: ["Aim high", "End it"] },
      loss: 0.06,
    },
  ]);
});

test("where several act at once a turn is one turn, and everyone's chance is as they saw it", () => {
  const seen = (seat: "A" | "C", number: number, step: number, chances: number[]) => ({
    number,
    seat,
    chances,
    luck: [{ step, seat, action: "draw", luck: 0.1 }],
    decisions: [],
  });
  const together: Analysis = {
    end: [0.5, 0.3, 0.2],
    last: 1,
    turns: [
      seen("A", 1, 2, [0.4, 0.3, 0.3]),
      seen("C", 1, 1, [0.3, 0.2, 0.5]),
      seen("C", 2, 5, [0.3, 0.4, 0.3]),
    ],
  };
  expect(chanceLines(together)).toEqual([
    [0.4, 0.3, 0.5],
    [0.3, 0.4, 0.3],
    [0.5, 0.3, 0.2],
  ]);
  expect(luckBars(together)).toEqual([
    [
      { seat: "A", luck: 0.1 },
      { seat: "C", luck: 0.1 },
    ],
    [{ seat: "C", luck: 0.1 }],
  ]);
  expect(turnStarts(together)).toEqual([0, 4, 5]);
  expect((["A", "B", "C"] as const).filter((seat) => isJudged(together, seat))).toEqual(["A", "C"]);
});

test("the reader is whoever opened it from their table, else the only person among bots", () => {
  const players = (...bots: boolean[]) =>
    bots.map((bot, i) => ({ letter: (["A", "B", "C"] as const)[i] ?? "A", name: "", bot }));
  expect(readerOf(players(true, false, true), [])).toBe("B");
  expect(readerOf(players(false, false, true), [])).toBeNull();
  expect(readerOf(players(false, false, true), ["B"])).toBe("B");
  expect(readerOf(players(true, true), [])).toBeNull();
  expect(readerOf([], [])).toBeNull();
});

test("what is decided before the first turn belongs to setting up", () => {
  expect([0, 1, 12].map(turnName)).toEqual(["Setting up", "Turn 1", "Turn 12"]);
});

test("the largest strokes of luck come first, good or bad, of one seat or of all", () => {
  expect(strokes(game, null).map(({ luck }) => Math.abs(luck))).toEqual(
    strokes(game, null).map(({ luck }) => Math.abs(luck)).sort((a, b) => b - a),
  );
  expect(strokes(game, "B")[0]).toMatchObject({ step: 2, luck: -0.1 });
  expect(strokes(game, "B").every(({ seat }) => seat === "B")).toBe(true);
});
