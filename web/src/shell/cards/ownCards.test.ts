import { expect, test } from "vitest";
import { listed } from "../text/words";
import { byPart, replacedWords } from "./ownCards";

const entry = (part: string, what = "name") => ({ part, what, was: "a", now: "b" });

test("what is replaced is told part by part, in the order of the file", () => {
  const found = byPart([entry("Red"), entry("Blue"), entry("Red", "price")]);
  expect(found.map(({ part, entries }) => [part, entries.map(({ what }) => what)])).toEqual([
    ["Red", ["name", "price"]],
    ["Blue", ["name"]],
  ]);
});

test("a note names a few parts and counts many", () => {
  const told = (...parts: string[]): string =>
    replacedWords({ digest: "0", replaced: parts.map((part) => entry(part)) }, listed);
  expect(told("Red")).toBe("Red is not as the game comes.");
  expect(told("Red", "Blue")).toBe("Red and Blue are not as the game comes.");
  expect(told("1", "2", "3", "4", "5")).toBe("5 parts are not as the game comes.");
  expect(told()).toContain("Nothing");
});
