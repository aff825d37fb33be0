/** A place in words: what is written on it, and how it is read aloud. */

import type { Fact, Plain } from "../../../shell/plain/plain";
import { amountText, wordsText } from "../../../shell/plain/texts";
import type { Letter } from "../../../shell/link/wire";
import { plural } from "../../../shell/text/words";
import { type NamesOf, placeTitle } from "../names/things";
import type { Space, SpaceSeen } from "../position/position";
import type { View } from "../position/view";
import type { Squad } from "../table/desk";
import type { Light } from "./lit";

/** Names that are too long for a small postcard, the longest first. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  "National Monument": ["Monument", "Mon."],
  "Drive-In Theater": ["Drive-In"],
  "Hydro-Electric Dam": ["Hydro Dam", "Dam"],
  "Research Laboratory": ["Research Lab", "Lab"],
  "Mountain Range": ["Mountains", "Mts."],
  "Grassy Fields": ["Fields"],
  "College Town": ["College"],
  "Radio Station": ["Radio"],
  "Tank Factory": ["Factory"],
  "Missile Silo": ["Silo"],
  "Army Base": ["Base"],
  "Small Town": ["Sm. Town", "S. Town"],
  "Capitol City": ["Capitol"],
  "Crash Site": ["Crash"],
  "Rolling Hills": ["Hills"],
  "Harbor Town": ["Harbor"],
  Observatory: ["Observ."],
  Metropolis: ["Metrop."],
  Coastline: ["Coast"],
  Farmland: ["Farm"],
  Airfield: ["Airf."],
  "Landing Site": ["Landing", "Site"],
};

/** The letters of a caption; about how wide they are, where nothing can be measured. */
export const LETTERS = '600 12.5px "Jost"';
const LETTER = 6.6;
/** On a large postcard they are so much larger. */
const LARGE = 1.28;
/** Everything else on its line. */
const BESIDE = { slim: 16, md: 20, lg: 32 };
const LABEL = 20;

const pen = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");

function widthOf(title: string): number {
  if (!pen) return title.length * LETTER;
  pen.font = LETTERS;
  return pen.measureText(title).width;
}

export function titleOfSpace({ site, location }: SpaceSeen, named: NamesOf): string {
  return site ? "Landing Site" : location ? placeTitle(named, location) : "Uncharted";
}

/** What is printed on a place, beside what it is called: `A3`, with the letter of its section and what a die has to show. */
export function labelOf({ sections }: View, { section, number }: SpaceSeen): string {
  const letter = sections.find((one) => one.section === section)?.letter ?? "";
  return number > 0 ? `${letter}${number}` : "";
}

/** From this width on a postcard is large, up to that one its caption is slim. */
export const LARGE_FROM = 132;
export const SLIM_TO = 104;

/** The name as far as a postcard has room for it. */
export function fitting(title: string, width: number, labelled: boolean): string {
  const large = width >= LARGE_FROM;
  const beside = large ? BESIDE.lg : width < SLIM_TO ? BESIDE.slim : BESIDE.md;
  const room = width - beside - (labelled ? LABEL : 0);
  const fits = (name: string): boolean => widthOf(name) * (large ? LARGE : 1) <= room;
  const names = [title, ...(SHORT[title] ?? [])];
  return names.find(fits) ?? names.at(-1) ?? title;
}

/** Longer names leave no room beside them. */
const LONG = 14;

/** A long name made shorter, for a line that it shares. */
export function shortName(title: string): string {
  return title.length > LONG ? (SHORT[title]?.[0] ?? title) : title;
}

const rows = new WeakMap<Plain, ReadonlyMap<string, Fact>>();

/** What the server says of a place, once its words are here. */
function rowOf(name: Space, plain: Plain): Fact | undefined {
  let known = rows.get(plain);
  if (!known) {
    const facts = plain.position.flatMap((group) => group.rows).filter((row): row is Fact => "key" in row);
    known = new Map(facts.map((row) => [row.id, row]));
    rows.set(plain, known);
  }
  return known.get(name);
}

/** Who and what is in a place, as a sentence. */
export function whoIsThere(name: Space, plain: Plain | null): string {
  const row = plain && rowOf(name, plain);
  if (!row) return "";
  const words = wordsText(row.value, plain);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** What there is to say of a place, in the server's words where they are here. */
export function spokenPlace(name: Space, view: View, plain: Plain | null, named: NamesOf, nameOf: (seat: Letter) => string): string {
  const space = view.spaces[name];
  if (!space) return name;
  const row = plain && rowOf(name, plain);
  const whose = space.site ? `${nameOf(space.site)}’s ` : "";
  const section = sectionWords(view, space, nameOf);
  if (row) return `${whose}${row.key}${section}: ${wordsText(row.value, plain)}`;
  const { resistance, population, marker } = space;
  const label = labelOf(view, space);
  const owner = marker ? `conquered by ${nameOf(marker)}` : `Resistance ${resistance}, Population ${population}`;
  return `${whose}${titleOfSpace(space, named)}${label && ` (${label})`}${section}${space.location ? `: ${owner}` : ""}`;
}

function sectionWords({ sections }: View, { section }: SpaceSeen, nameOf: (seat: Letter) => string): string {
  const seat = sections.find((one) => one.section === section)?.seat;
  return seat ? ` in ${nameOf(seat)}’s section` : " in the middle";
}

/** What pressing it would do. */
export function spokenLight({ way, options }: Light, squad: Squad | null, plain: Plain | null): string {
  if (way) return `${plural(squad?.n ?? 1, "saucer")} for ${plural(way.cost, "Action Point")}: ${BRINGS[way.brings]}`;
  if (!plain) return "";
  return options
    .map(({ title, cost }) => [wordsText(title, plain), ...cost.map((one) => amountText(one, plain))].join(", "))
    .join("; ");
}

const BRINGS = {
  on: "nobody stops them",
  explore: "to be explored",
  conquer: "to be conquered",
  steal: "a Conquest Marker to steal",
  fight: "Aliens to fight",
  counters: "Counters to fight",
} as const;
