import { expect, test } from "vitest";
import type { Details } from "../link/messages";
import { question } from "./fixtures/read";
import type { NotNow } from "./plain";
import { whyOf } from "./whys";

const { plain, prompt } = question("af");
const not = prompt.not[0] as NotNow;
const answer = {
  action: "x",
  legal: false,
  fact: "the highest ship here is a 5",
  refusal: "mine.floor",
  rules: [{ id: "mine.floor", title: "At or above the highest" }],
} as unknown as Details;
const rule = {
  id: "mine.floor",
  title: "At or above the highest",
  text: "A ship must show at least the highest value here.",
  rulings: ["R-1"],
  editions: [],
  differs: {},
  own: false,
  mark: "printed" as const,
  module: "",
};

test("the title says what was asked, the fact comes first, then the rule and where it stands", () => {
  const why = whyOf(not, answer, rule, plain);
  expect(why.title).toBe("Why not: Lunar Mine with 4 or 3?");
  expect(why.missing).toEqual(["The highest ship here is a 5."]);
  expect(why.rule).toEqual([rule.text]);
  expect(why.source).toBe("At or above the highest, ruling R-1");
});

test("without the rulebook the fact and the rule's name are told", () => {
  const why = whyOf(not, { ...answer, fact: "" }, undefined, plain);
  expect(why.missing).toEqual([`${not.reason.charAt(0).toUpperCase()}${not.reason.slice(1)}.`]);
  expect([why.rule, why.source]).toEqual([[], "At or above the highest"]);
});
