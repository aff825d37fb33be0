import { expect, test } from "vitest";
import { actsOf, wordsOf } from "../../../shell/lesson/lesson";
import { FIRST_GAME } from "./firstGame";

test("a first game is short: at most 30 acts and 900 words", () => {
  expect(actsOf(FIRST_GAME)).toBeLessThanOrEqual(30);
  expect(wordsOf(FIRST_GAME).length).toBeLessThanOrEqual(900);
});
