import { expect, test } from "vitest";
import type { Catalog } from "../link/api";
import { chosenOf, entriesOf, optionsOf, seatsOf } from "./catalog";

const CATALOG: Catalog = {
  games: [
    {
      name: "marbles",
      title: "Marbles",
      editions: [
        { name: "glass", title: "Glass", seats: [2, 3] },
        { name: "clay", title: "Clay", seats: [2, 3, 4] },
      ],
      default_edition: "glass",
      seats: [2, 3],
      options: [
        {
          name: "night",
          title: "At night",
          kind: "flag",
          about: "By lamplight.",
          choices: [],
          default: false,
          editions: [],
        },
        { name: "size", title: "Size", kind: "choice", about: "", choices: [], default: "small", editions: ["clay"] },
        { name: "rules", title: "Rules", kind: "data", about: "", choices: [], default: null, editions: [] },
      ],
      bots: [{ name: "novice", title: "Novice", level: 1, words: "rolls anywhere", own: false }],
      default_bot: "novice",
      advice: false,
      plain: true,
      own_cards: true,
      accent: "ray",
    },
  ],
  version: "1",
  engine: "compiled",
};

test("a game is listed with all that people choose for it", () => {
  const [entry, ...others] = entriesOf(CATALOG);
  expect(entry).toMatchObject({ name: "marbles", seats: [2, 3], defaultEdition: "glass", defaultBot: "novice" });
  expect(entry?.ownCards).toBe(true);
  expect(entry?.options.map(({ name }) => name)).toEqual(["night", "size"]);
  expect(others).toEqual([]);
});

test("an edition may be for more than every edition is", () => {
  const [entry] = entriesOf(CATALOG);
  if (!entry) throw new Error("no game");
  expect(seatsOf(entry, "glass")).toEqual([2, 3]);
  expect(seatsOf(entry, "clay")).toEqual([2, 3, 4]);
  expect(seatsOf(entry, "stone")).toEqual([2, 3]);
});

test("an edition may have options of its own, which no other edition is ordered with", () => {
  const [entry] = entriesOf(CATALOG);
  if (!entry) throw new Error("no game");
  expect(optionsOf(entry, "clay").own.map(({ name }) => name)).toEqual(["size"]);
  expect(optionsOf(entry, "glass").own).toEqual([]);
  expect(optionsOf(entry, "glass").every.map(({ name }) => name)).toEqual(["night"]);
  const chosen = { night: true, size: "large" };
  expect(chosenOf(entry, "clay", chosen)).toEqual(chosen);
  expect(chosenOf(entry, "glass", chosen)).toEqual({ night: true });
});
