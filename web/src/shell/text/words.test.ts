import { expect, test } from "vitest";
import { sentence, shortName } from "./words";

test("a fact becomes a sentence", () => {
  expect(sentence("the highest one here is a 5")).toBe("The highest one here is a 5.");
});

test("a short name is whole where two begin alike", () => {
  expect(shortName("Ada Lovelace", ["Ada Lovelace", "Basil"])).toBe("Ada");
  expect(shortName("Cadet B", ["Ada", "Cadet B", "Cadet C"])).toBe("Cadet B");
});
