import { expect, test } from "vitest";
import { fixture } from "./fixtures/read";
import { byRound, earlier, tidings } from "./lines";
import type { Line } from "./plain";

const line = (number: number, round: number, fresh = false): Line => ({
  number,
  since: number - 1,
  round,
  seat: "B",
  words: [`line ${number}`],
  fresh,
});

test("the last two rounds are open, and all that is fresh", () => {
  const rounds = [1, 1, 2, 2, 3, 3, 4];
  const story = rounds.map((round, i) => line(i, round));
  expect(earlier(story)).toBe(4);
  expect(earlier(rounds.map((round, i) => line(i, round, i > 2)))).toBe(3);
  expect(earlier([])).toBe(0);
  expect(earlier(fixture("af").story)).toBe(0);
});

test("lines stand under their round", () => {
  const found = byRound([line(1, 6), line(2, 6), line(3, 7)]);
  expect(found.map(({ round, lines }) => [round, lines.length])).toEqual([
    [6, 2],
    [7, 1],
  ]);
});

test("others' acts are told, a sentence each, once", () => {
  const plain = fixture("af");
  const last = plain.story.at(-1)?.number ?? 0;
  expect(tidings(plain, last, "all")).toEqual([]);
  expect(tidings(plain, 0, "none")).toEqual([]);
  const told = tidings(plain, 0, "all");
  expect(told).toHaveLength(plain.story.filter(({ seat }) => seat !== plain.viewer).length);
  expect(told[3]).toBe("Cleo’s 5 tops Basil’s 3 at the Lunar Mine: 1 ore.");
  const asked = plain.story.filter(({ seat }) => seat !== plain.viewer && seat !== "C");
  expect(tidings(plain, 0, "all", "C")).toHaveLength(asked.length);
});

test("of what concerns me, only lines that name my seat; whoever watches hears all", () => {
  const plain = fixture("af");
  const named: Line = { ...line(90, 8), words: [{ seat: "B", name: true }, " raids ", { seat: "A", name: true }, "."] };
  const paid: Line = { ...line(91, 8), words: ["A fee of ", { unit: "fuel", n: 1, to: "A" }, "."] };
  const story = [...plain.story, named, paid, line(92, 8)];
  expect(tidings({ ...plain, story }, 0, "mine")).toEqual(["Basil raids Ada.", "A fee of 1 fuel to Ada."]);
  expect(tidings({ ...plain, story, viewer: null }, 0, "all")).toHaveLength(story.length);
});
