/** What the parts of the game are called and say: the server's words, for the table that is open. */

import { useMemo } from "react";
import { type NamedThing, type Things, UNNAMED, useThings } from "../../../shell/game/things";
import { type Words, wordsText } from "../../../shell/text/spans";

let told: Things = UNNAMED;
let known: ReadonlyMap<string, NamedThing> = new Map();

/** From now on things are called like this: a page shows one table at a time. */
export function learn(things: Things): void {
  if (things === told) return;
  told = things;
  known = new Map(things.things.map((thing) => [thing.name, thing]));
}

/** Before anything of a table is drawn. */
export function useNames(): void {
  const things = useThings();
  useMemo(() => learn(things), [things]);
}

/** `lunar-mine` is the Lunar Mine; what nobody has told of is called as it is written. */
export function title(name: string): string {
  return (known.get(name)?.title ?? spelled(name)).replaceAll("'", "’");
}

function spelled(name: string): string {
  return name.replace(/(^|-)([a-z])/g, (_, dash: string, first: string) => (dash ? " " : "") + first.toUpperCase());
}

/** A faction by its board, without that word. */
export function factionOf(board: string): string {
  return title(board).replace(/ board$/, "");
}

/** The same where room is dear: Corex, Dark Space, Homestead, New Gaia, Xeno. */
export function shortFaction(board: string): string {
  const [first = "", ...others] = factionOf(board).split(" ");
  const name = others.reduce((said, word, i) => (said.split(" ").length > i && fits(`${said} ${word}`) ? `${said} ${word}` : said), first);
  return name.replace(/[’,].*$/, "").replace(/^(.{9,})er$/, "$1");
}

/** `Dark Space`, but not `Prophets of`. */
function fits(name: string): boolean {
  return name.length <= 10;
}

/** Every card of the game, in the order of its rules. */
export function cards(): string[] {
  return told.things.filter((thing) => thing.kind === "card").map((thing) => thing.name);
}

export function isCard(name: string | undefined): boolean {
  return known.get(name ?? "")?.kind === "card";
}

/** Which kind of thing it is; empty of what nobody has told of. */
export function kindOf(name: string): string {
  return known.get(name)?.kind ?? "";
}

/** Whose text it has: printed, read from damaged print, our design, or from a file of own cards. */
export function markOf(name: string): NamedThing["mark"] {
  return known.get(name)?.mark ?? "printed";
}

/** What a part does on the drawing, in as few words as it has room for. */
export function labelOf(name: string): Words {
  return known.get(name)?.label ?? [];
}

/** The same as its rule says it. */
export function bonusOf(name: string): string {
  return known.get(name)?.powers.map((power) => textOfWords(power.text)).join(" ") ?? "";
}

/** A power of a card: after which word it is told, for what, and what it does. */
export interface CardPower {
  kind: string;
  heading: string;
  price: string;
  /** The same in pieces. */
  cost: Words;
  text: Words;
  /** Whose text it is, where it is not the thing's own mark. */
  mark?: NamedThing["mark"] | null;
}

export function powersOf(card: string): CardPower[] {
  const powers = known.get(card)?.powers ?? [];
  return powers.map(({ kind, heading, price, text, mark }) => ({ kind, heading, price: textOfWords(price), cost: price, text, mark }));
}

export function has(card: string, kind: "use" | "discard"): boolean {
  return known.get(card)?.powers.some((power) => power.kind === kind) ?? false;
}

/** What holding it is worth. */
export function pointsFor(card: string): number {
  return known.get(card)?.points ?? 0;
}

export function textOfWords(words: Words): string {
  return wordsText(words, told.units).replaceAll("'", "’");
}
