import { expect, test } from "vitest";
import { spanText, wordsText } from "./spans";

const UNITS = { coin: { one: "coin", many: "coins" } };

test("words are joined as they stand, with numbers and their units", () => {
  const words = [{ strong: "Ada" }, " pays ", { unit: "coin", n: 1 }, " and gets ", { unit: "coin", n: 3 }, "."];
  expect(wordsText(words, UNITS)).toBe("Ada pays 1 coin and gets 3 coins.");
});

test("a seat is called by its player, a die by its face", () => {
  expect(spanText({ seat: "B" }, UNITS, () => "Basil")).toBe("Basil");
  expect(spanText({ die: "4", seat: "B" }, UNITS, () => "Basil")).toBe("4");
});
