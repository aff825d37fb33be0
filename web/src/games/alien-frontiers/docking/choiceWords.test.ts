import { expect, test } from "vitest";
import type { Die } from "../position/view";
import { nameOfChoice, placesFor } from "./choiceWords";

const dice = (...values: number[]): Die[] => values.map((value) => ({ value, relic: false }));

test("the line above the dice says what is chosen", () => {
  expect(nameOfChoice(dice(4, 4))).toBe("Pair of 4s");
  expect(nameOfChoice(dice(4, 2, 3))).toBe("Run 2, 3, 4");
  expect(nameOfChoice(dice(6))).toBe("One 6");
  expect(nameOfChoice(dice(6, 3))).toBe("3 and 6");
  expect(placesFor(5, true)).toBe("Five places can take it.");
  expect(placesFor(0, false)).toBe("No place can take them.");
});
