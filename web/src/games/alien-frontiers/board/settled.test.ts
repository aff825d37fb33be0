import { expect, test } from "vitest";
import { settled } from "./settled";

test("a new card takes the place of the one that was claimed", () => {
  expect(
    settled(["data-crystal", "plasma-cannon", "stasis-beam"], ["alien-city", "data-crystal", "stasis-beam"]),
  ).toEqual(["data-crystal", "alien-city", "stasis-beam"]);
});

test("two of a kind are two cards", () => {
  expect(settled(["a", "b", "a"], ["a", "c", "d"])).toEqual(["a", "c", "d"]);
  expect(settled(["a", "b"], ["a", "a", "b"])).toEqual(["a", "b", "a"]);
});

test("a place that nothing takes is closed", () => {
  expect(settled(["a", "b", "c"], ["c"])).toEqual(["c"]);
});
