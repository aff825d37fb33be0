import { expect, test } from "vitest";
import { modulesIn } from "./modules";
import { shortFaction } from "./things";

test("modules and decks are told apart from what changes only numbers and words", () => {
  expect(modulesIn({ long_game: true, rulings: "0.2", variant: { colonies: 4 }, cards: {} })).toEqual({});
  const chosen = { deck: "wide", factions: true, outer_belt: true };
  expect(modulesIn({ long_game: false, ...chosen })).toEqual(chosen);
  expect(modulesIn({ factions: false })).toEqual({});
});

test("a faction's short name is a word or two that say enough", () => {
  const short = (name: string): string => shortFaction(name.toLowerCase().replaceAll(" ", "-"));
  expect(short("Dark Space Explorers Board")).toBe("Dark Space");
  expect(short("New Gaia Engineers")).toBe("New Gaia");
  expect(short("Xeno Explorations")).toBe("Xeno");
  expect(short("Prophets Of The Artifact")).toBe("Prophets");
  expect(short("Homesteader Union")).toBe("Homestead");
});
