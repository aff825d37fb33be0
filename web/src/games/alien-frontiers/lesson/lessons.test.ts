import { expect, test } from "vitest";
import { actsOf, wordsOf } from "../../../shell/lesson/lesson";
import { FIRST_GAME } from "./firstGame";
import { THIS_TABLE } from "./thisTable";

test("the first game is short: at most 30 acts and 900 words", () => {
  expect(actsOf(FIRST_GAME)).toBeLessThanOrEqual(30);
  expect(wordsOf(FIRST_GAME).length).toBeLessThanOrEqual(900);
});

test("whoever knows the game needs half of that for the table", () => {
  expect(actsOf(THIS_TABLE)).toBeLessThanOrEqual(16);
  expect(wordsOf(THIS_TABLE).length).toBeLessThanOrEqual(450);
});
