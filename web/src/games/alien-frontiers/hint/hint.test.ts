import { expect, test } from "vitest";
import { answering, marksAt } from "./hint";

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

test("beside a question only the steps that answer it are told", () => {
  expect(answering(["land lem-badlands", "dock shipyard 3 3", "end"])).toBe(1);
  expect(answering(["take ore B", "take fuel C", "done", "end"])).toBe(3);
  expect(answering([])).toBe(0);
});
