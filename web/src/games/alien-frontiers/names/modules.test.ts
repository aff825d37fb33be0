import { expect, test } from "vitest";
import { modulesIn } from "./modules";

test("modules and decks are told apart from what changes only numbers and words", () => {
  expect(modulesIn({ long_game: true, rulings: "0.2", variant: { colonies: 4 }, cards: {} })).toEqual({});
  const chosen = { deck: "wide", factions: true, outer_belt: true };
  expect(modulesIn({ long_game: false, ...chosen })).toEqual(chosen);
  expect(modulesIn({ factions: false })).toEqual({});
});
