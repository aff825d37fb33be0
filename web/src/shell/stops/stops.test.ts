import { expect, test } from "vitest";
import { asBefore, levelWords, rowsOf } from "./stops";

const CALM = { window: "*", title: "How often", value: "calm", choices: { calm: "calm: what is about me", all: "all" } };
const STEP = { window: "step", title: "When a rival steps", value: "never" };

test("the level stands apart from the kinds, and a game may have none", () => {
  expect(rowsOf([CALM, STEP])).toEqual({ level: CALM, kinds: [STEP] });
  expect(rowsOf([STEP])).toEqual({ level: undefined, kinds: [STEP] });
});

test("a level is a word and what it means", () => {
  expect(levelWords("calm: what is about me")).toEqual({ word: "calm", means: "what is about me" });
  expect(levelWords("all")).toEqual({ word: "all", means: "" });
});

test("who no longer waits for the own turn wishes what they wished before", () => {
  expect(asBefore([CALM, STEP])).toEqual({ window: "*", value: "calm" });
  expect(asBefore([{ ...CALM, value: "mixed" }, STEP])).toEqual({ window: "step", value: "never" });
  expect(asBefore([])).toBeUndefined();
});
