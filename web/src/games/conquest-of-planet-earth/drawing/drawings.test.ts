import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FIGURE_OF, figureArt } from "./figures";
import { HEADS } from "./heads";
import { CARD_ICONS } from "./icons/cardIcons";
import { drawnIcon, iconOf } from "./icons/iconOf";
import { TABLE_ICONS } from "./icons/tableIcons";
import { KINDS, landingArt, tileArt, unchartedArt } from "./places";
import { posterArt } from "./poster";
import { saucerArt } from "./seats";
import { FILM, MOON, MOTHERSHIP, WORLD } from "./sky";

const BOX = new URL("../../../../../src/landfall/games/conquest_of_planet_earth/", import.meta.url);

/** The names of one of the box's lists: its headings. */
const listed = (file: string): string[] =>
  [...readFileSync(new URL(file, BOX), "utf8").matchAll(/^\[([a-z-]+)\]$/gm)].map(([, name]) => name ?? "");

/** The names of cards that have a file each. */
const filed = (folder: string): string[] =>
  readdirSync(new URL(folder, BOX))
    .filter((file) => file.endsWith(".toml"))
    .map((file) => file.replace(".toml", "").replaceAll("_", "-"));

test("every Location and Objective of the box has a picture of its own", () => {
  const places = [...listed("locations.toml"), ...listed("objectives.toml")];
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter((place) => !KINDS.includes(place))).toEqual([]);
  expect(new Set(places.map((place) => tileArt(place, 1))).size).toBe(places.length);
});

test("two Towns differ, one Town never changes", () => {
  expect(tileArt("town", 3)).toBe(tileArt("town", 3));
  expect(tileArt("town", 3)).not.toBe(tileArt("town", 4));
});

test("every race of the box has its head", () => {
  expect(filed("races/").filter((race) => !(race in HEADS))).toEqual([]);
});

test("every card and Counter of the Resistance has its figure", () => {
  const cards = [...listed("resistance.toml"), ...listed("counters.toml")];
  expect(cards.filter((card) => !(card in FIGURE_OF) || figureArt(card) === "")).toEqual([]);
});

test("every Event, Space Stuff, Human Tech and Counter of the box has its sign", () => {
  const cards = [...filed("events/"), ...filed("space_stuff/"), ...listed("human_tech.toml"), ...listed("counters.toml")];
  const drawn = { ...TABLE_ICONS, ...CARD_ICONS };
  expect(cards.length).toBeGreaterThan(60);
  expect(cards.filter((card) => drawnIcon(card) === undefined)).toEqual([]);
  expect(cards.filter((card) => !(iconOf(card) in drawn))).toEqual([]);
});

test("what somebody has made has a picture too", () => {
  expect(tileArt("my-own-place", 1)).toContain("<path");
  expect(figureArt("my-own-crowd")).toBe(figureArt("infantry"));
  expect(iconOf("my-own-card")).toBe("card");
});

test("no drawing writes a style into the page, which lets none be written", () => {
  const all = [...KINDS.map((kind) => tileArt(kind, 1)), ...Object.keys(FIGURE_OF).map(figureArt), ...Object.values(HEADS)];
  const more = [saucerArt("A"), landingArt("B"), unchartedArt(1), WORLD, FILM, MOON, MOTHERSHIP, posterArt({ race: "trun", seat: "A" })];
  const icons = [...Object.values(TABLE_ICONS), ...Object.values(CARD_ICONS)];
  expect([...all, ...more, ...icons].filter((drawing) => drawing.includes("style="))).toEqual([]);
});
