import { expect, test } from "vitest";
import { answering, marksAt, ordersOf } from "./hint";

test("a suggested turn is marked where each step belongs", () => {
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
});

test("ships that go to one place in a row are one order", () => {
  const steps = ["dock alien-artifact 3", "dock alien-artifact 6", "dock lunar-mine 5", "dock alien-artifact 1", "end"];
  expect(ordersOf(steps, (seat) => seat)).toEqual([
    { numbers: [1, 2], words: "Dock 3 and 6 at the Alien Artifact" },
    { numbers: [3], words: "Dock 5 at the Lunar Mine" },
    { numbers: [4], words: "Dock 1 at the Alien Artifact" },
    { numbers: [5], words: "End the turn" },
  ]);
});

test("beside a question only the steps that answer it are told", () => {
  expect(answering(["land lem-badlands", "dock shipyard 3 3", "end"])).toEqual(["land lem-badlands"]);
  expect(answering(["take ore B", "take fuel C", "done", "end"])).toEqual(["take ore B", "take fuel C", "done"]);
  expect(answering([])).toEqual([]);
});
