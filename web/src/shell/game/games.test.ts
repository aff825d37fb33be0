import { expect, test } from "vitest";
import type { GameModule } from "./GameModule";
import { drawnOf } from "./games";

const drawn = (): Promise<never> => new Promise(() => undefined);
const marbles: GameModule = { title: "Marbles", drawn };

test("a game is drawn for any table, or for those that it says", () => {
  const choosy: GameModule = { ...marbles, drawnFor: { seats: [2, 3], options: ["day"] } };
  expect(drawnOf(marbles, { seats: 6, options: { night: true } })).toBe(drawn);
  expect(drawnOf(choosy, { seats: 3, options: { day: true, night: false } })).toBe(drawn);
  expect(drawnOf(choosy, { seats: 4, options: {} })).toBeUndefined();
  expect(drawnOf(choosy, { seats: 3, options: { night: true } })).toBeUndefined();
  expect(drawnOf({ title: "Marbles" }, { seats: 2, options: {} })).toBeUndefined();
  expect(drawnOf(undefined, { seats: 2, options: {} })).toBeUndefined();
});
