import { expect, test } from "vitest";
import type { Catalog } from "../link/api";
import { chosenOf, entriesOf, isSet, ofSeats, optionsOf, seatsOf } from "./catalog";

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
          needs: [],
        },
        {
          name: "size",
          title: "Size",
          kind: "choice",
          about: "",
          choices: [],
          default: "small",
          editions: ["clay"],
          needs: [],
        },
        {
          name: "way",
          title: "Way",
          kind: "choice",
          about: "",
          choices: [
            { name: "rivals", title: "Rivals", seats: [] },
            { name: "alone", title: "Alone", seats: [1] },
          ],
          default: "rivals",
          editions: [],
          needs: [],
        },
        {
          name: "thieves",
          title: "Thieves",
          kind: "flag",
          about: "",
          choices: [],
          default: false,
          editions: [],
          needs: [{ name: "way", value: "rivals" }],
        },
        {
          name: "wardens",
          title: "Wardens",
          kind: "flag",
          about: "",
          choices: [],
          default: false,
          editions: [],
          needs: [
            { name: "thieves", value: true },
            { name: "night", value: true },
          ],
        },
        { name: "rules", title: "Rules", kind: "data", about: "", choices: [], default: null, editions: [], needs: [] },
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
  expect(entry?.options.map(({ name }) => name)).toEqual(["night", "size", "way", "thieves", "wardens"]);
  expect(others).toEqual([]);
});

test("an edition may be for more than every edition is", () => {
  const [entry] = entriesOf(CATALOG);
  if (!entry) throw new Error("no game");
  expect(seatsOf(entry, "glass", {})).toEqual([2, 3]);
  expect(seatsOf(entry, "clay", {})).toEqual([2, 3, 4]);
  expect(seatsOf(entry, "stone", {})).toEqual([2, 3]);
});

test("an edition may have options of its own, which no other edition is ordered with", () => {
  const [entry] = entriesOf(CATALOG);
  if (!entry) throw new Error("no game");
  expect(optionsOf(entry, "clay", {}).own.map(({ name }) => name)).toEqual(["size"]);
  expect(optionsOf(entry, "glass", {}).own).toEqual([]);
  expect(optionsOf(entry, "glass", {}).every.map(({ name }) => name)).toEqual(["night", "thieves"]);
  const chosen = { night: true, size: "large" };
  expect(chosenOf(entry, "clay", chosen)).toEqual(chosen);
  expect(chosenOf(entry, "glass", chosen)).toEqual({ night: true });
});

test("a choice may be for others than the game usually is, and is offered before the seats", () => {
  const [entry] = entriesOf(CATALOG);
  if (!entry) throw new Error("no game");
  expect(optionsOf(entry, "glass", {}).first.map(({ name }) => name)).toEqual(["way"]);
  expect(seatsOf(entry, "glass", { way: "alone" })).toEqual([1]);
  expect(seatsOf(entry, "clay", { way: "rivals" })).toEqual([2, 3, 4]);
});

test("a set is chosen when nothing differs from it, whether the usual was named or not", () => {
  const [entry] = entriesOf(CATALOG);
  if (!entry) throw new Error("no game");
  expect(isSet(entry, { way: "rivals" }, { night: false })).toBe(true);
  expect(isSet(entry, { way: "rivals" }, { night: true })).toBe(false);
  expect(isSet(entry, { way: "rivals" }, { way: "alone" })).toBe(false);
});

test("what is chosen seat by seat is ordered for the seats there are", () => {
  const [entry] = entriesOf(CATALOG);
  if (!entry) throw new Error("no game");
  const bags = { ...entry.options[0], name: "bags", kind: "seats" as const, default: {} } as (typeof entry.options)[number];
  const game = { ...entry, options: [...entry.options, bags] };
  const chosen = { night: true, bags: { A: "red", C: "blue" } };
  expect(ofSeats(game, chosen, ["A", "B"])).toEqual({ night: true, bags: { A: "red" } });
  expect(ofSeats(game, chosen, ["A", "B", "C"])).toEqual(chosen);
  expect(ofSeats(game, { night: true, bags: undefined }, ["A"])).toEqual({ night: true });
});

test("what goes with another choice is offered with it, and ordered with it alone", () => {
  const [entry] = entriesOf(CATALOG);
  if (!entry) throw new Error("no game");
  const offered = (chosen: Record<string, unknown>) =>
    optionsOf(entry, "glass", chosen).every.map(({ name }) => name);
  expect(offered({ way: "alone" })).toEqual(["night"]);
  expect(offered({ thieves: true })).toEqual(["night", "thieves", "wardens"]);
  expect(offered({ way: "alone", night: true })).toEqual(["night", "wardens"]);
  expect(offered({ way: "alone", thieves: true })).toEqual(["night"]);
  const chosen = { way: "alone", thieves: true, wardens: true };
  expect(chosenOf(entry, "glass", chosen)).toEqual({ way: "alone" });
});
