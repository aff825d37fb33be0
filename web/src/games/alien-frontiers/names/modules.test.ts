import { expect, test } from "vitest";
import { drawnOf } from "../../../shell/game/games";
import alienFrontiers from "../index";
import { modulesIn } from "./modules";

test("modules and decks are told apart from what changes only numbers and words", () => {
  expect(modulesIn({ long_game: true, rulings: "0.2", variant: { colonies: 4 }, cards: {} })).toEqual({});
  const chosen = { deck: "wide", factions: true, outer_belt: true };
  expect(modulesIn({ long_game: false, ...chosen })).toEqual(chosen);
  expect(modulesIn({ factions: false })).toEqual({});
});

test("a table with modules, or for more than four, is shown in plain words", () => {
  const drawn = alienFrontiers.drawn;
  expect(drawnOf(alienFrontiers, { seats: 4, options: { long_game: true, rulings: "0.2" } })).toBe(drawn);
  expect(drawnOf(alienFrontiers, { seats: 5, options: {} })).toBeUndefined();
  expect(drawnOf(alienFrontiers, { seats: 2, options: { factions: true } })).toBeUndefined();
  expect(drawnOf(alienFrontiers, { seats: 2, options: { deck: "wide" } })).toBeUndefined();
});
