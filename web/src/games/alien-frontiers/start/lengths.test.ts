import { expect, test } from "vitest";
import { lengthOf, lengthWords } from "./lengths";

test("the classic game is compared with nothing", () => {
  expect(lengthOf({ deck: "classic", factions: false })).toBe("");
});

test("a choice says what it does to the length, and all of them together do", () => {
  expect(lengthWords("factions")).toContain("as long");
  expect(lengthWords("deck")).toMatch(/^A little shorter/);
  expect(lengthWords("long_game")).toContain("two");
  expect(lengthOf({ deck: "wide", factions: true, agendas: true, outer_belt: true })).toMatch(/about \d\.\d times/);
});
