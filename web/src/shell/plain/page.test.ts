import { expect, test } from "vitest";
import { fixture, question } from "./fixtures/read";
import { BLANK, isSameQuestion, nextPage, type PageEvent, type PageState } from "./page";
import type { Piece, Plain } from "./plain";

const { plain, prompt } = question("af");
const [first, second] = prompt.pieces as [Piece, Piece];
const mine = "dock lunar-mine 6";
const after = (...events: PageEvent[]): PageState => events.reduce(nextPage, BLANK);
const busy = after(
  { kind: "sift", by: { find: "mine", want: "ore" } },
  { kind: "piece", piece: first },
  { kind: "choose", keys: [mine] },
  { kind: "unfold", group: "solar" },
  { kind: "changes" },
  { kind: "close", group: "planet" },
);

test("a piece, a place and a group are chosen and let go again", () => {
  const piece = second;
  expect(after({ kind: "piece", piece }).sieve.pieces).toEqual([piece]);
  expect(after({ kind: "piece", piece }, { kind: "piece", piece }).sieve.pieces).toEqual([]);
  expect(after({ kind: "unfold", group: "hub" }, { kind: "unfold", group: "hub" }).unfolded.size).toBe(0);
  expect(after({ kind: "close", group: "hub" }).closed.has("hub")).toBe(true);
});

test("asking why opens the refusals; closing them forgets the question", () => {
  const asked = after({ kind: "why", id: 101 });
  expect([asked.refusals, asked.why]).toEqual([true, 101]);
  expect(nextPage(asked, { kind: "refusals", open: false }).why).toBeNull();
  expect(nextPage(asked, { kind: "why", id: null }).refusals).toBe(true);
  expect(nextPage(asked, { kind: "choose", keys: [mine] }).why).toBeNull();
});

test("an update of the same question leaves the sieve and the choice alone", () => {
  const now: Plain = { ...plain, version: plain.version + 1 };
  expect(nextPage(busy, { kind: "message", before: plain, now })).toEqual(busy);
});

test("a piece that is gone or shows something else is let go, and so is an act", () => {
  const turned = prompt.pieces.map((piece, i) => (i === 0 ? { ...piece, is: "1", die: "1" } : piece));
  const options = prompt.options.filter(({ action }) => action !== mine);
  const now: Plain = { ...plain, prompt: { ...prompt, pieces: turned, options } };
  const next = nextPage(busy, { kind: "message", before: plain, now });
  expect(next.sieve).toEqual({ ...busy.sieve, pieces: [] });
  expect(next.chosen).toEqual([]);
});

test("another question begins anew, but the position is read on as before", () => {
  const now = fixture("af", "prompt");
  const next = nextPage(busy, { kind: "message", before: plain, now });
  expect(next).toEqual({ ...BLANK, changes: true, closed: new Set(["planet"]) });
  expect(nextPage(busy, { kind: "done" })).toEqual(next);
});

test("a question is the same while its name, its seat and its turn are", () => {
  expect(isSameQuestion(prompt, { ...prompt, question: "Anything else?" })).toBe(true);
  expect(isSameQuestion(prompt, { ...prompt, seat: "B" })).toBe(false);
  expect(isSameQuestion(prompt, { ...prompt, from: "B" })).toBe(false);
  expect(isSameQuestion(prompt, null)).toBe(false);
  expect(isSameQuestion(null, null)).toBe(true);
});
