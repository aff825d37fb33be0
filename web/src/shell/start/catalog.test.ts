import { expect, test } from "vitest";
import type { Catalog } from "../link/api";
import { entriesOf } from "./catalog";

const CATALOG: Catalog = {
  games: [
    {
      name: "marbles",
      title: "Marbles",
      editions: [{ name: "glass", title: "Glass" }],
      default_edition: "glass",
      seats: [2, 3],
      options: [
        { name: "night", title: "At night", kind: "flag", about: "By lamplight.", choices: [], default: false },
        { name: "size", title: "Size", kind: "choice", about: "", choices: [], default: "small" },
      ],
      bots: [{ name: "novice", title: "Novice", level: 1, words: "rolls anywhere" }],
      default_bot: "novice",
      advice: false,
      plain: true,
      accent: "ray",
    },
  ],
  version: "1",
  engine: "compiled",
};

test("a game is listed with all that can be chosen for it", () => {
  const long = { name: "long", words: "Until dusk" };
  const [entry, ...others] = entriesOf(CATALOG, { marbles: { title: "Marbles", options: [long] } });
  expect(entry).toMatchObject({ name: "marbles", defaultEdition: "glass", defaultBot: "novice", options: [long] });
  expect(others).toEqual([]);
});

test("a game that has no module here is listed as well", () => {
  const options = [{ name: "night", words: "At night. By lamplight." }];
  expect(entriesOf(CATALOG, {})[0]).toMatchObject({ name: "marbles", seats: [2, 3], options });
});
