import { expect, test } from "vitest";
import type { GameModule } from "./GameModule";
import { drawnOf } from "./games";

const drawn = (): Promise<never> => new Promise(() => undefined);
const marbles: GameModule = { title: "Marbles", drawn };

test("a game is drawn for any table, or for those that it says", () => {
  expect(drawnOf(marbles, 6)).toBe(drawn);
  expect(drawnOf({ ...marbles, drawnFor: [2, 3] }, 3)).toBe(drawn);
  expect(drawnOf({ ...marbles, drawnFor: [2, 3] }, 4)).toBeUndefined();
  expect(drawnOf({ title: "Marbles" }, 2)).toBeUndefined();
  expect(drawnOf(undefined, 2)).toBeUndefined();
});
