import { expect, test } from "vitest";
import { question } from "./fixtures/read";
import { count, firstMatch, hasCosts, ledger, moreWords } from "./folding";
import type { Piece } from "./plain";
import { OPEN, type Sieve } from "./sieve";

const { plain, prompt } = question("af");
const faces = (...ids: string[]): Piece[] => prompt.pieces.filter(({ id }) => ids.includes(id));
const groups = (by: Partial<Sieve> = {}, open: string[] = [], kept: string[] = []) =>
  ledger(prompt, { ...OPEN, ...by }, plain, new Set(open), kept);
const at = (id: string, found = groups()) => found.find(({ group }) => group.id === id);

test("places stand in the server's order, and none is lost or told twice", () => {
  const all = groups();
  expect(all.map(({ group }) => group)).toEqual(prompt.groups);
  expect(count(all)).toBe(prompt.options.length);
  expect(all.flatMap(({ shown, folded }) => [...shown, ...folded])).toHaveLength(prompt.options.length);
});

test("more than four options are folded to three; four stay", () => {
  for (const { shown, folded } of groups()) {
    const here = shown.length + folded.length;
    expect(shown.length).toBe(here > 4 ? 3 : here);
  }
  expect(at("polarity")?.shown).toHaveLength(4);
});

test("an unfolded place shows all in its order and can be folded again", () => {
  const solar = at("solar", groups({}, ["solar"]));
  expect(solar?.open).toBe(true);
  expect(solar?.shown.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(count(groups({}, ["solar"]))).toBe(prompt.options.length);
});

test("what is chosen stays in sight, at its place", () => {
  const kept = prompt.options.find(({ id }) => id === 6)?.action ?? "";
  const solar = at("solar", groups({}, [], [kept]));
  expect(solar?.shown.map(({ id }) => id)).toEqual([1, 2, 3, 6]);
  expect(solar?.folded).toHaveLength(3);
});

test("with pieces chosen, what uses just these comes first and the rest is folded", () => {
  const solar = at("solar", groups({ pieces: faces("s1") }));
  expect(solar?.shown.map(({ uses }) => uses)).toEqual([["4"]]);
  expect(solar?.folded.every(({ uses }) => uses.length === 2)).toBe(true);
  const pairs = groups({ pieces: faces("s1", "s2") });
  expect(pairs.every(({ folded }) => folded.length === 0)).toBe(true);
});

test("where nothing uses just these, the nearest two stay", () => {
  const options = prompt.options.filter(({ uses }) => uses.length !== 1);
  const [solar] = ledger({ ...prompt, options }, { ...OPEN, pieces: faces("s1") }, plain);
  expect(solar?.shown.map(({ uses }) => uses.length)).toEqual([2, 2]);
  expect(solar?.folded.length).toBeGreaterThan(0);
});

test("a sieve folds nothing, and an empty place is not shown", () => {
  const found = groups({ find: "dock" });
  expect(found.every(({ folded }) => folded.length === 0)).toBe(true);
  expect(groups({ want: "ore" }).map(({ group }) => group.id)).toEqual(["market", "mine"]);
});

test("Enter goes to the option of that number, else to the first", () => {
  expect(firstMatch(groups({ find: "2" }), "2")?.id).toBe(2);
  expect(firstMatch(groups({ find: "ore" }), "ore")?.id).toBe(groups({ find: "ore" })[0]?.shown[0]?.id);
  expect(firstMatch([], "9")).toBeUndefined();
});

test("what is folded is counted, with how many pieces it takes", () => {
  expect(moreWords(at("solar")?.folded ?? [], prompt, plain)).toEqual(["4 more", " with 2 ships"]);
  const { plain: edx, prompt: asked } = question("edx");
  const hub = ledger(asked, OPEN, edx).find(({ group }) => group.id === "hub");
  expect(moreWords(hub?.folded ?? [], asked, edx)[1]).toBe(" here");
  expect(moreWords(asked.options.filter(({ uses }) => uses.length > 1), asked, edx)[1]).toBe(" with 2 to 5 ships");
});

test("few options are all open, and without costs there is no column", () => {
  const { plain: cq, prompt: asked } = question("cq");
  expect(ledger(asked, OPEN, cq).flatMap(({ shown }) => shown)).toEqual(asked.options);
  expect([hasCosts(prompt), hasCosts(asked)]).toEqual([true, false]);
});
