import { expect, test } from "vitest";
import { commandFor, KEYS, SINGLE_KEYS } from "./keys";

test.each([
  ["ArrowDown", "next"],
  ["ArrowUp", "previous"],
  ["ArrowRight", "next place"],
  ["ArrowLeft", "previous place"],
  ["Home", "first"],
  ["End", "last"],
])("%s on an option goes to the %s one, and is left to the page elsewhere", (key, go) => {
  expect(commandFor(key, "option", true)).toEqual({ go });
  expect(commandFor(key, "option", false)).toEqual({ go });
  expect(commandFor(key, "page", true)).toBeNull();
});

test.each(["option", "page"] as const)("single keys work on the %s, and can be switched off", (where) => {
  expect(commandFor("/", where, true)).toEqual({ go: "finder" });
  expect(commandFor("7", where, true)).toEqual({ type: "7" });
  expect(commandFor("W", where, true)).toEqual({ go: "refusals" });
  expect(commandFor("?", where, true)).toEqual({ show: "hint" });
  for (const key of "/7dwcpsyure?") expect(commandFor(key, where, false)).toBeNull();
});

test("no single key acts: undo, redo and end are gone to", () => {
  for (const [key, go] of [
    ["u", "undo"],
    ["r", "redo"],
    ["e", "end"],
  ] as const)
    expect(commandFor(key, "page", true)).toEqual({ go });
});

test("in the finder letters are letters, and Enter and the arrow leave it", () => {
  expect(commandFor("u", "finder", true)).toBeNull();
  expect(commandFor("4", "finder", true)).toBeNull();
  expect(commandFor("Enter", "finder", true)).toEqual({ go: "match" });
  expect(commandFor("ArrowDown", "finder", true)).toEqual({ go: "match" });
  expect(commandFor("Escape", "finder", true)).toEqual({ back: true });
});

test("other fields keep their keys; Enter on an option is the button's", () => {
  for (const key of ["Escape", "ArrowDown", "u", "3"]) expect(commandFor(key, "field", true)).toBeNull();
  expect(commandFor("Enter", "option", true)).toBeNull();
  expect(commandFor("Escape", "option", false)).toEqual({ back: true });
  expect(commandFor("Shift", "page", true)).toBeNull();
});

test("every single key is explained, and no two mean the same", () => {
  const explained = SINGLE_KEYS.flatMap(([keys]) => keys.split(" ")).filter((key) => key.length === 1);
  const known = explained.filter((key) => !/[\d–]/.test(key));
  const commands = known.map((key) => JSON.stringify(commandFor(key, "page", true)));
  expect(commands).not.toContain("null");
  expect(new Set(commands).size).toBe(known.length);
  expect(KEYS.length).toBeGreaterThan(0);
});
