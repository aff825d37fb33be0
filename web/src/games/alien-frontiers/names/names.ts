/** What this table has a drawing for, by the names of the notation, and how it lays them out. */

export type { Letter } from "../../../shell/link/wire";
import type { Letter } from "../../../shell/link/wire";

export { cards, isCard, title } from "./things";

/** What the server calls this game. */
export const GAME = "alien-frontiers";

export const FACILITIES = [
  "alien-artifact",
  "colonist-hub",
  "colony-constructor",
  "lunar-mine",
  "orbital-market",
  "raiders-outpost",
  "shipyard",
  "solar-converter",
  "terraforming-station",
] as const;
export type Facility = (typeof FACILITIES)[number];
export type Place = Facility | "maintenance-bay";

/** The factions' boards: each has a dock. At a table lie those that its seats have. */
export const BOARDS = [
  "brethren-of-the-stars",
  "corex-conglomerated",
  "dark-space-explorers",
  "homesteaders-union",
  "mercurys-angels",
  "new-gaia-engineers",
  "prophets-of-the-artifact",
  "proxima-centauri-scholars",
  "scavenger-fleet",
  "smugglers-alliance",
  "sunrise-commune",
  "terran-exchange",
  "uranian-syndicate",
  "xeno-explorations-inc",
] as const;
export type Board = (typeof BOARDS)[number];

/** The places of the Outer Belt, the farthest first. */
export const BELT = ["outer-belt-1", "outer-belt-2", "outer-belt-3", "outer-belt-4"] as const;
export type BeltSpace = (typeof BELT)[number];

/** Wherever ships can dock. */
export type Dock = Facility | Board | BeltSpace;

/** The ring clockwise from the upper left, then the desert in the middle. */
export const TERRITORIES = [
  "lem-badlands",
  "heinlein-plains",
  "pohl-foothills",
  "van-vogt-mountains",
  "bradbury-plateau",
  "asimov-crater",
  "herbert-valley",
  "burroughs-desert",
] as const;
/** With the Outer Belt there is a moon as well. */
export const MOON = "blish-expanse";
export type PlanetTerritory = (typeof TERRITORIES)[number];
export type Territory = PlanetTerritory | typeof MOON;

export const FIELDS = ["isolation-field", "positron-field", "repulsor-field"] as const;
export type Field = (typeof FIELDS)[number];

/** Cards lie in no place of their own: which there are, the server says. */
export type Card = string;

/** The short name of a facility in the layout's grid and in its emblem. */
export const SLOT: Record<Place, string> = {
  "alien-artifact": "artifact",
  "colonist-hub": "hub",
  "colony-constructor": "cons",
  "lunar-mine": "mine",
  "orbital-market": "market",
  "raiders-outpost": "raid",
  shipyard: "yard",
  "solar-converter": "solar",
  "terraforming-station": "terra",
  "maintenance-bay": "bay",
};

export const SEAT_WORDS: Record<Letter, string> = {
  A: "circle",
  B: "triangle",
  C: "square",
  D: "diamond",
  E: "hexagon",
  F: "plus",
};

export function isFacility(name: string | undefined): name is Facility {
  return (FACILITIES as readonly string[]).includes(name ?? "");
}

export function isTerritory(name: string | undefined): name is Territory {
  return name === MOON || (TERRITORIES as readonly string[]).includes(name ?? "");
}

export function isBoard(name: string | undefined): name is Board {
  return (BOARDS as readonly string[]).includes(name ?? "");
}

export function isBeltSpace(name: string | undefined): name is BeltSpace {
  return (BELT as readonly string[]).includes(name ?? "");
}

export function isDock(name: string | undefined): name is Dock {
  return isFacility(name) || isBoard(name) || isBeltSpace(name);
}

