import { expect, test } from "vitest";
import { sentence } from "./words";

test("a fact becomes a sentence", () => {
  expect(sentence("the highest one here is a 5")).toBe("The highest one here is a 5.");
});
