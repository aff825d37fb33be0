import { expect, test } from "vitest";
import { callFor, chosenWords, doneWords, hintWords } from "./calls";
import { fixture, question } from "./fixtures/read";
import type { Option } from "./plain";

const { plain, prompt } = question("af");
const waits = fixture("af", "wait");
const secret = question("cq");
const named = (id: number, options: Option[]): Option => options.find((option) => option.id === id) as Option;

test("your turn is called once, and a next question of the same turn without it", () => {
  expect(callFor(null, plain, false)).toBe("Your turn. What will you do?");
  expect(callFor(waits, plain, false)).toBe("Your turn. What will you do?");
  expect(callFor(plain, { ...plain, version: plain.version + 1 }, false)).toBe("");
  expect(callFor(plain, fixture("af", "prompt"), false)).toBe("Where does the colony land?");
  expect(callFor(plain, waits, false)).toBe("");
});

test("a question out of turn is called with its time, and your own turn after it as yours", () => {
  const asked = fixture("edx", "prompt");
  expect(callFor(fixture("edx", "wait"), asked, false)).toBe(
    "You are asked. Dock your two waiting ships now? 38 seconds, then: wait.",
  );
  expect(callFor(asked, fixture("edx"), false)).toMatch(/^Your turn\./);
});

test("the end is called once", () => {
  const end = fixture("af", "end");
  expect(callFor(plain, end, false)).toBe("Cleo wins, 11 to 10.");
  expect(callFor(end, { ...end, version: end.version + 1 }, false)).toBe("");
});

test("where others listen, a secret choice is called by its seat and confirmed without saying what", () => {
  expect(callFor(null, secret.plain, true)).toBe("Hand the screen to Ada.");
  expect(callFor(null, secret.plain, false)).toContain(secret.prompt.question);
  const four = named(2, secret.prompt.options);
  expect(chosenWords(four, secret.prompt, secret.plain, true)).toBe("Chosen. Enter again: do it.");
  expect(chosenWords(four, secret.prompt, secret.plain, false)).toContain("You would still hold 2, 5 and D6.");
  expect(doneWords([four], secret.prompt, secret.plain)).toBe("Your choice is made.");
  const hinted = { ...secret.prompt, options: [{ ...four, hint: true as const }] };
  expect(hintWords(hinted, secret.plain, true)).toBe("A hint is marked.");
});

test("on a shared screen it is said whose turn it is", () => {
  expect(callFor(null, plain, true)).toBe("Ada: your turn. What will you do?");
});

test("a choice is said with what it brings, whether it is final, and how it is done", () => {
  expect(chosenWords(named(24, prompt.options), prompt, plain, true)).toBe(
    "Chosen. You control Burroughs Desert. It is thrown and joins your ships to dock this turn. " +
      "The ship is thrown, so this cannot be undone. Enter again: do it.",
  );
  expect(doneWords([named(8, prompt.options)], prompt, plain)).toBe("Done: Dock 4 4.");
});

test("a hint is said by number, title and place", () => {
  expect(hintWords(prompt, plain, false)).toBe("Hint: 23, Dock 6, Lunar Mine.");
  expect(hintWords(question("af", "pick").prompt, plain, false)).toBe("");
});
