import { expect, test } from "vitest";
import { question } from "./fixtures/read";
import type { Piece } from "./plain";
import { countWords, highlight, isLong, OPEN, passes, sieveSentence, usesAll, wants, type Sieve } from "./sieve";

const { plain, prompt } = question("af");
const piece = (is: string, nth = 0): Piece => prompt.pieces.filter((one) => one.is === is)[nth] as Piece;
const sifted = (by: Partial<Sieve>) => prompt.options.filter((one) => passes(one, { ...OPEN, ...by }, prompt, plain));
const actions = (by: Partial<Sieve>) => sifted(by).map(({ action }) => action);

test("an open sieve lets everything through, and few options need none", () => {
  expect(sifted({})).toEqual(prompt.options);
  expect(isLong(prompt)).toBe(true);
  expect(isLong(question("cq").prompt)).toBe(false);
});

test("a number finds options by the beginning of theirs", () => {
  expect(sifted({ find: "2" }).map(({ id }) => id)).toEqual([2, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
  expect(sifted({ find: " 24 " }).map(({ id }) => id)).toEqual([24]);
});

test("words are looked for at the beginning of words: in titles, places, costs and gains", () => {
  expect(actions({ find: "lunar" })).toEqual(["dock lunar-mine 6"]);
  expect(actions({ find: "MINE 6" })).toEqual(["dock lunar-mine 6"]);
  expect(actions({ find: "unar" })).toEqual([]);
  expect(actions({ find: "relic ore" })).toEqual(["buy relic-ship"]);
});

test("pieces are counted: two alike ask for an option that uses two", () => {
  const pair = [piece("4"), piece("4", 1)];
  expect(sifted({ pieces: pair }).every(({ uses }) => uses.filter((is) => is === "4").length === 2)).toBe(true);
  expect(actions({ pieces: pair })).toContain("dock shipyard 4 4");
  expect(sifted({ pieces: [piece("6"), ...pair] })).toEqual([]);
  expect(prompt.options.filter((one) => usesAll(one, []))).toEqual(prompt.options);
});

test("for a unit, lately, and at a fact of the position", () => {
  expect(actions({ want: "ore" })).toEqual(["dock orbital-market 4 4", "dock lunar-mine 6"]);
  expect(sifted({ lately: true }).every((one) => one.lately)).toBe(true);
  expect(actions({ at: "mine" })).toEqual(["dock lunar-mine 6"]);
  expect(actions({ at: "mine", want: "fuel" })).toEqual([]);
});

test("what is wanted most is offered first, and what seats hold before what they do not", () => {
  const offered = wants(prompt, plain).map(([unit]) => unit);
  expect(offered).toHaveLength(5);
  expect(offered[0]).toBe("fuel");
  expect(offered.indexOf("ore")).toBeLessThan(offered.indexOf("circle"));
  for (const [unit, count] of wants(prompt, plain)) expect(sifted({ want: unit })).toHaveLength(count);
});

test("the sieve is a sentence", () => {
  const all = prompt.options.length;
  expect(countWords(all, all)).toBe(`${all} options`);
  expect(countWords(3, all)).toBe(`3 of ${all}`);
  expect(sieveSentence(OPEN, all, prompt, plain)).toBe(`${all} options.`);
  expect(sieveSentence({ ...OPEN, pieces: [piece("4"), piece("4", 1)], want: "ore" }, 1, prompt, plain)).toBe(
    `1 of ${all} options with 4 and 4 for ore.`,
  );
  expect(sieveSentence({ ...OPEN, find: "dock ", lately: true, at: "mine" }, 0, prompt, plain)).toBe(
    `0 of ${all} options for “dock” of those used lately at Lunar Mine.`,
  );
});

test("what was found is marked where words begin", () => {
  expect(highlight("Lunar Mine, lunar", "lu")).toEqual([
    ["Lu", true],
    ["nar Mine, ", false],
    ["lu", true],
    ["nar", false],
  ]);
  expect(highlight("Lunar Mine", "24")).toEqual([["Lunar Mine", false]]);
  expect(highlight("a+b (c", "(c")).toEqual([
    ["a+b ", false],
    ["(c", true],
  ]);
});
