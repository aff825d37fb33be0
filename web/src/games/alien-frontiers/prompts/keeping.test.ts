import { expect, test } from "vitest";
import { keepingOf, keepingWords, sheds } from "./keeping";

const FOUR = ["a", "b", "c", "d"];

test("whoever keeps one of four discards the other three in a row", () => {
  const one = keepingOf(4, 3);
  expect(sheds(FOUR, [], one)).toBeNull();
  expect(sheds(FOUR, ["b"], one)).toEqual(["shed a", "shed c", "shed d"]);
});

test("where one goes, that one is pointed at", () => {
  const three = keepingOf(4, 1);
  expect(sheds(FOUR, ["b", "c"], three)).toBeNull();
  expect(sheds(FOUR, ["b"], three)).toEqual(["shed b"]);
});

test("where all go they go without being pointed at", () => {
  const last = keepingOf(1, 1);
  expect(keepingWords(last)).toBe("Your only one goes");
  expect(sheds(["a"], [], last)).toEqual(["shed a"]);
  expect(keepingWords(keepingOf(2, 2))).toBe("All two go");
});
