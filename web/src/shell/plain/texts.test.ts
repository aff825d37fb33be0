import { expect, test } from "vitest";
import { fixture } from "./fixtures/read";
import { amountText, figure, listed, minutes, share, shares, signed, titleOf, wordsText } from "./texts";

const af = fixture("af");

test("spans are read as they stand, and those that touch are kept apart", () => {
  expect(wordsText([{ strong: "Cleo" }, "’s ", { die: "5", seat: "C" }, " tops it: ", { unit: "ore", n: 1 }, "."], af)).toBe(
    "Cleo’s 5 tops it: 1 ore.",
  );
  expect(wordsText([{ seat: "B" }, { die: "5", seat: "B" }, { die: "2", seat: "B" }], af)).toBe("Basil 5 2");
  expect(wordsText(undefined, af)).toBe("");
});

test("an amount is a number and its word, to whom, or words of its own", () => {
  expect(amountText({ unit: "ship", n: 1 }, af)).toBe("1 ship");
  expect(amountText({ unit: "ship", n: 2, to: "B" }, af)).toBe("2 ships to Basil");
  expect(amountText({ unit: "circle", n: 1, words: ["to circle 6"] }, af)).toBe("to circle 6");
  expect(amountText({ unit: "unheard", n: 2 }, af)).toBe("2 unheard");
});

test("numbers, times and shares", () => {
  expect([figure(3), figure(-3), signed(2), signed(-2), signed(0)]).toEqual(["3", "−3", "+2", "−2", "0"]);
  expect([minutes(38), minutes(61), minutes(0.2), minutes(-3)]).toEqual(["0:38", "1:01", "0:01", "0:00"]);
  expect(shares([11, 5, 20], 36)).toEqual(["31 %", "14 %", "55 %"]); // a hundred in all
  expect(shares([20, 5, 11], 36)).toEqual(shares([20 / 36, 5 / 36, 11 / 36], 1));
  expect(shares([215, 1], 216)).toEqual([">99 %", "<1 %"]);
  expect(shares([576, 120, 600], 1296)).toEqual(["44 %", "9 %", "47 %"]); // the first as it is beside any others
  expect(shares([576, 240, 480], 1296)[0]).toBe("44 %");
  expect([share(1, 4), share(0, 9), share(9, 9), share(1, 216), share(215, 216)]).toEqual([
    "25 %",
    "0 %",
    "100 %",
    "<1 %",
    ">99 %",
  ]);
  expect([listed([]), listed(["4"]), listed(["6", "4", "4"])]).toEqual(["", "4", "6, 4 and 4"]);
});

test("the page's title says what is asked, and nothing that was chosen", () => {
  expect(titleOf(af)).toBe("Your turn · Alien Frontiers · Landfall");
  expect(titleOf(fixture("edx", "prompt"))).toMatch(/^Your answer/);
  expect(titleOf(fixture("af", "end"))).toMatch(/^Cleo wins, 11 to 10\./);
  const secret = fixture("cq", "wait");
  expect(titleOf(secret)).not.toContain(wordsText(secret.mine?.secret, secret));
});
