import { expect, test } from "vitest";
import { type Analysis, chanceLines, lossATurn, luckBars, luckOf, mistakes, readerOf, turnStarts } from "./analysis";
import { followed, marksAt } from "./hint";
import { phrase } from "./phrase";

const game: Analysis = {
  end: [1, 0],
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
      luck: [{ step: 2, seat: "B", action: "roll 3 3 5", luck: -0.1 }],
      decisions: [
        { step: 3, action: "dock lunar-mine 5", loss: 0, better: [{ actions: ["dock lunar-mine 5"], worth: 0.4 }] },
        {
          step: 4,
          action: "dock solar-converter 3",
          loss: 0.06,
          better: [{ actions: ["dock shipyard 3 3", "end"], worth: 0.4 }],
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
  expect(luckBars(game)).toEqual([
    { seat: null, luck: 0 },
    { seat: "B", luck: -0.1 },
  ]);
  expect(turnStarts(game)).toEqual([0, 1, 4]);
  expect(luckOf(game, "B")).toBeCloseTo(-0.08);
  expect(lossATurn(game, "B")).toBeCloseTo(0.06);
  expect(mistakes(game)).toEqual([
    { at: 3, turn: 1, seat: "B", played: "dock solar-converter 3", better: ["dock shipyard 3 3", "end"], loss: 0.06 },
  ]);
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

test("a suggested turn is marked where each step belongs, and shrinks as it is followed", () => {
  const steps = ["dock shipyard 3 3", "use data-crystal lem-badlands", "claim alien-city", "end"];
  expect(marksAt(steps, "shipyard")).toEqual([
    {
      step: 1,
      dice: [
        { value: 3, relic: false },
        { value: 3, relic: false },
      ],
    },
  ]);
  expect(marksAt(steps, "lem-badlands")).toEqual([{ step: 2, dice: [] }]);
  expect(marksAt(steps, "card:data-crystal")).toHaveLength(1);
  expect(marksAt(steps, "claim:alien-city")[0]?.step).toBe(3);
  expect(marksAt(steps, "lunar-mine")).toEqual([]);
  expect(followed(steps, "dock shipyard 3 3")).toEqual(steps.slice(1));
  expect(followed(steps, "dock lunar-mine 3")).toEqual([]);
});

test.each([
  ["dock shipyard 3 6*", "Dock 3 and the Relic Ship (6) at the Shipyard"],
  ["take ore C", "Take 1 ore from Cleo"],
  ["take booster-pod C", "Take the Booster Pod from Cleo"],
  ["aim C 0", "Aim at Cleo’s ship in the Bay"],
  ["use gravity-manipulator 3 5", "Use the Gravity Manipulator: 3 down, 5 up"],
  ["use booster-pod 6*", "Use the Booster Pod on the Relic Ship (6)"],
  ["use booster-pod 3", "Use the Booster Pod on the 3"],
  ["use data-crystal lem-badlands", "Use the Data Crystal on Lem Badlands"],
  ["use orbital-teleporter lunar-mine 4", "Use the Orbital Teleporter on the 4 at the Lunar Mine"],
  ["discard polarity-device C lem-badlands", "Discard the Polarity Device: Cleo’s colony on Lem Badlands"],
  ["discard booster-pod positron-field", "Discard the Booster Pod: Positron Field"],
])("%s is said as an order", (action, said) => {
  expect(phrase(action, (seat) => (seat === "C" ? "Cleo" : seat))).toBe(said);
});
