import { expect, test } from "vitest";
import { answering, ordersOf } from "./hint";

test("ships that go to one place in a row are one order", () => {
  const steps = ["dock alien-artifact 3", "dock alien-artifact 6", "dock lunar-mine 5", "dock alien-artifact 1", "end"];
  expect(ordersOf(steps)).toEqual([
    { numbers: [1, 2], action: "dock alien-artifact 3 6" },
    { numbers: [3], action: "dock lunar-mine 5" },
    { numbers: [4], action: "dock alien-artifact 1" },
    { numbers: [5], action: "end" },
  ]);
});

test("beside a question only the steps that answer it are told", () => {
  expect(answering(["land lem-badlands", "dock shipyard 3 3", "end"])).toEqual(["land lem-badlands"]);
  expect(answering(["take ore B", "take fuel C", "done", "end"])).toEqual(["take ore B", "take fuel C", "done"]);
  expect(answering([])).toEqual([]);
});
