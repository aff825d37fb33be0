import { expect, test } from "vitest";
import type { RecordStep } from "../link/wire";
import { turnsOf } from "./steps";

const step = (number: number, seat: RecordStep["seat"], round: number): RecordStep => {
  return { number, since: number, seat, action: "", words: "", spans: [], round };
};

test("a turn begins with its seat's first step of a round; what comes before all rounds begins none", () => {
  const steps = [
    step(1, null, 0),
    step(2, "A", 1),
    step(3, "A", 1),
    step(4, "B", 1),
    step(5, "B", 1),
    step(6, "B", 2),
    step(7, "A", 2),
  ];
  expect(turnsOf(steps)).toEqual([2, 4, 6, 7]);
});
