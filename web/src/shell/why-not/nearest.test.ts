import { expect, test } from "vitest";
import { nearest } from "./nearest";

const moves = ["lay fox 2", "lay owl 3 4", "lay owl 4 4", "lay owl 5 6", "pass"].map((text) => ({ text, title: "" }));

test("the nearest is of the same kind, with the same thing, and has most in common", () => {
  expect(nearest(moves, "lay owl 4 5")?.text).toBe("lay owl 3 4");
  expect(nearest(moves, "lay owl 4 4 4")?.text).toBe("lay owl 4 4");
  expect(nearest(moves, "lay fox 6")?.text).toBe("lay fox 2");
});

test("where nothing is like it, nothing is offered", () => {
  expect(nearest(moves, "lay bat 2")).toBeUndefined();
  expect(nearest(moves, "end")).toBeUndefined();
});
