/** From chosen dice to moves: which facility takes them, what it costs and brings, and what is missing where it does not. */

import type { Because, Move } from "../../../shell/link/messages";
import { type Resources, listed, ordinal, plural, resourcesOf, sentence } from "../../../shell/text/words";
import { CLAIM_TOTAL, LAST_CIRCLE, type Facility, type Letter, title } from "../names/names";
import { changesOf } from "../position/changes";
import {
  type Die,
  type View,
  claimTotal,
  hasBonus,
  highestAtMine,
  readDie,
  seatOf,
  shipsOnTrack,
} from "../position/view";
import { bestSet, refusal } from "./refusals";

/** What a tag shows: cost → gain, as icons and a few words. */
export interface Tag {
  cost: Resources;
  gain: Resources;
  words: string;
}

export type Offer =
  | { kind: "rest"; choices: Move[] }
  | { kind: "lit"; steps: string[]; tag: Tag; say: string; note: string; ghosts: Die[] }
  | { kind: "more"; short: string; missing: Die[] }
  | { kind: "no"; short: string; brief: string; probe: string };

export const ONE_BY_ONE: readonly Facility[] = ["solar-converter", "lunar-mine", "alien-artifact", "colonist-hub"];

export function dieText(die: Die): string {
  return `${die.value}${die.relic ? "*" : ""}`;
}

/** The dice of `dock facility …`, or null for another move. */
export function dockedDice(text: string, facility: Facility): Die[] | null {
  const [verb, where, ...dice] = text.split(" ");
  return verb === "dock" && where === facility ? dice.map(readDie) : null;
}

/** The dice left when `some` are taken out of `all`; null if they are not all there. */
export function without(all: readonly Die[], some: readonly Die[]): Die[] | null {
  const rest = [...all];
  for (const die of some) {
    const at = rest.findIndex((other) => other.value === die.value && other.relic === die.relic);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

export function ascending(dice: readonly Die[]): Die[] {
  return [...dice].sort((a, b) => a.value - b.value || Number(a.relic) - Number(b.relic));
}

export function offerAt(
  facility: Facility,
  chosen: readonly Die[],
  view: View,
  moves: readonly Move[],
  seat: Letter,
  because?: Because,
): Offer {
  const here = moves.filter((move) => dockedDice(move.text, facility));
  if (chosen.length === 0) {
    return here.length > 0
      ? { kind: "rest", choices: here }
      : refusal(facility, bestSet(facility, view.dice), view, seat, here, because);
  }
  const found = ONE_BY_ONE.includes(facility)
    ? oneByOne(facility, chosen, view, here)
    : here.find((move) => without(dockedDice(move.text, facility) ?? [], chosen)?.length === 0);
  if (found) return lit(facility, chosen, view, seat, Array.isArray(found) ? found : [found]);
  for (const move of here) {
    const missing = without(dockedDice(move.text, facility) ?? [], chosen);
    if (missing && missing.length > 0) {
      return { kind: "more", short: `add ${listed(missing.map((die) => `a ${die.value}`))}`, missing };
    }
  }
  return refusal(facility, chosen, view, seat, here, because);
}

/** How many more ships that dock one at a time find room. */
export function roomAt(facility: Facility, view: View): number {
  if (facility !== "colonist-hub") return view.free[facility];
  const seat = view.position.turn;
  return Math.min(3 - shipsOnTrack(view, seat).length, LAST_CIRCLE - seatOf(view, seat).hub);
}

/** Ships that dock one at a time: legal together when each is legal in its turn, the lowest first. */
function oneByOne(facility: Facility, chosen: readonly Die[], view: View, here: readonly Move[]): Move[] | null {
  const steps: Move[] = [];
  for (const die of ascending(chosen)) {
    const move = here.find((one) => one.text === `dock ${facility} ${dieText(die)}`);
    if (!move) return null;
    steps.push(move);
  }
  if (steps.length > roomAt(facility, view)) return null;
  if (facility === "lunar-mine") {
    const floor = highestAtMine(view)?.value ?? 1;
    if (
      ascending(chosen)
        .slice(1)
        .some((die) => die.value < floor)
    )
      return null;
  }
  return steps;
}

function lit(facility: Facility, chosen: readonly Die[], view: View, seat: Letter, moves: readonly Move[]): Offer {
  const cost = added(moves.map((move) => resourcesOf(move.paid)));
  const gain = added(moves.map((move) => resourcesOf(move.gained)));
  const tag = tagOf(facility, chosen, view, seat, moves, cost, gain);
  const paid = tag.cost.fuel + tag.cost.ore > 0 && facility !== "orbital-market";
  const price = paid ? `Costs ${spoken(cost)}.` : facility === "orbital-market" ? "" : "Free.";
  const brings = moves.length === 1 ? sentence(moves[0]?.gain ?? "") : summary(facility, chosen, view, seat, gain);
  const ships = listed(
    ascending(chosen).map((die) => (die.relic ? `the Relic Ship’s ${die.value}` : String(die.value))),
  );
  return {
    kind: "lit",
    steps: moves.map((move) => move.text),
    tag,
    say: [`Dock ${ships} at the ${title(facility)}.`, price, brings].filter(Boolean).join(" "),
    note: note(facility, chosen, view, seat),
    ghosts: ascending(chosen),
  };
}

function added(parts: Resources[]): Resources {
  return parts.reduce((sum, part) => ({ fuel: sum.fuel + part.fuel, ore: sum.ore + part.ore }), { fuel: 0, ore: 0 });
}

export function spoken(resources: Resources): string {
  const parts = [
    resources.fuel ? plural(resources.fuel, "fuel") : "",
    resources.ore ? plural(resources.ore, "ore") : "",
  ];
  return listed(parts.filter(Boolean)) || "nothing";
}

const NOTHING: Resources = { fuel: 0, ore: 0 };

function tagOf(
  facility: Facility,
  chosen: readonly Die[],
  view: View,
  seat: Letter,
  moves: readonly Move[],
  cost: Resources,
  gain: Resources,
): Tag {
  switch (facility) {
    case "solar-converter":
    case "lunar-mine":
      return { cost, gain, words: "" };
    case "shipyard":
      return { cost, gain: NOTHING, words: `${ordinal(seatOf(view, seat).ships + 1)} ship` };
    case "colonist-hub":
      return { cost, gain: NOTHING, words: `circle ${circleAfter(chosen.length, view, seat)}` };
    case "orbital-market": {
      const fuel = moves[0] ? (changesOf(moves[0], "trade-opened")[0]?.fuel ?? 0) : 0;
      return { cost: { fuel, ore: 0 }, gain: { fuel: 0, ore: 1 }, words: "each time" };
    }
    case "alien-artifact": {
      const total = claimTotal(view) + chosen.reduce((sum, die) => sum + die.value, 0);
      return { cost, gain: NOTHING, words: total >= CLAIM_TOTAL ? "1 card" : `${total} of ${CLAIM_TOTAL}` };
    }
    case "raiders-outpost":
      return { cost, gain: NOTHING, words: "4 or a card" };
    default:
      return { cost, gain: NOTHING, words: "a colony" };
  }
}

/** The Asimov bonus is one more step in a turn with two or more ships at the Hub. */
export function circleAfter(ships: number, view: View, seat: Letter): number {
  const docked = (view.turn["hub-ships"] ?? 0) + ships;
  const extra = docked > 1 && !view.turn.asimov && hasBonus(view, seat, "asimov-crater") ? 1 : 0;
  return Math.min(LAST_CIRCLE, seatOf(view, seat).hub + ships + extra);
}

function summary(facility: Facility, chosen: readonly Die[], view: View, seat: Letter, gain: Resources): string {
  if (facility === "colonist-hub") return `Your colony moves to circle ${circleAfter(chosen.length, view, seat)}.`;
  if (facility === "alien-artifact") {
    const total = claimTotal(view) + chosen.reduce((sum, die) => sum + die.value, 0);
    return total >= CLAIM_TOTAL ? `Total ${total}: claim one card.` : `Total ${total} of ${CLAIM_TOTAL}.`;
  }
  const lem = facility === "solar-converter" && hasBonus(view, seat, "lem-badlands");
  return `You gain ${spoken(gain)}${lem ? `, ${chosen.length} of them from Lem Badlands` : ""}.`;
}

/** The words on a lit plate: the sum behind the tag. */
function note(facility: Facility, chosen: readonly Die[], view: View, seat: Letter): string {
  if (facility === "solar-converter") {
    const halves = chosen.map((die) => Math.ceil(die.value / 2)).join("\u00a0+\u00a0");
    const lem = hasBonus(view, seat, "lem-badlands") ? `, and Lem adds\u00a0${chosen.length}` : "";
    return `Half, rounded up: ${halves}${lem}.`;
  }
  if (facility === "shipyard") return `Builds your ${ordinal(seatOf(view, seat).ships + 1)} ship.`;
  return "";
}
