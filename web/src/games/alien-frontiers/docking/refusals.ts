/** What is missing where chosen ships cannot dock: a few words for the tag, and the action to ask why about. */

import type { Details, Move } from "../../../shell/link/messages";
import type { Known } from "../position/changes";
import { resourcesOf, spoken } from "../text/resources";
import { SHIPS_AT_ONCE, type Facility, type Letter } from "../names/names";
import { type Die, type View, highestAtMine, seatOf } from "../position/view";
import { ascending, dieText } from "./dice";
import type { Offer } from "./offers";
import { ONE_BY_ONE, roomAt } from "./together";

/** An action in notation that the server can refuse with a rule and a fact. */
export function probe(facility: Facility, chosen: readonly Die[], view: View): string {
  const die = ascending(chosen)[0] ?? ascending(view.dice)[0] ?? { value: 1, relic: false };
  const ships = SHIPS_AT_ONCE[facility];
  if (ships > 1 && rightShape(facility, chosen)) return `dock ${facility} ${ascending(chosen).map(dieText).join(" ")}`;
  if (facility === "terraforming-station")
    return `dock ${facility} ${chosen.length === 1 && die.value === 6 ? dieText(die) : "6"}`;
  if (facility === "raiders-outpost") {
    const low = Math.min(4, Math.max(1, die.value));
    return `dock ${facility} ${low} ${low + 1} ${low + 2}`;
  }
  if (ships === 1) {
    const floor = facility === "lunar-mine" ? (highestAtMine(view)?.value ?? 1) : 1;
    const refused = ascending(chosen).find((one) => one.value < floor) ?? die;
    return `dock ${facility} ${dieText(refused)}`;
  }
  return `dock ${facility}${` ${die.value}`.repeat(ships)}`;
}

/** `here` are the dockings that the facility does offer now. */
export function refusal(
  facility: Facility,
  chosen: readonly Die[],
  view: View,
  seat: Letter,
  here: readonly Move[],
  known: Known,
): Offer {
  const refused = ONE_BY_ONE.includes(facility) ? unwelcome(facility, chosen, here)[0] : undefined;
  const asked = probe(facility, refused ? [refused] : chosen, view);
  const [short, brief] = missing(facility, chosen, view, seat, here, known[asked]);
  return { kind: "no", short, brief, probe: asked };
}

/** The chosen ships that could not even dock alone, the lowest first. */
function unwelcome(facility: Facility, chosen: readonly Die[], here: readonly Move[]): Die[] {
  return ascending(chosen).filter((die) => !here.some((move) => move.text === `dock ${facility} ${dieText(die)}`));
}

const SHAPES: Partial<Record<Facility, [string, string]>> = {
  shipyard: ["needs a pair", "no pair"],
  "orbital-market": ["needs a pair", "no pair"],
  "colony-constructor": ["needs three equal", "no triple"],
  "raiders-outpost": ["needs a run of three", "no run"],
};

function missing(
  facility: Facility,
  chosen: readonly Die[],
  view: View,
  seat: Letter,
  here: readonly Move[],
  because?: Details,
): [string, string] {
  const full = view.free[facility] < SHIPS_AT_ONCE[facility] && facility !== "raiders-outpost";
  if (facility === "terraforming-station") {
    const six = chosen.length === 1 && chosen[0]?.value === 6;
    if (!six) return full ? ["taken, needs a 6", "taken"] : ["needs a single 6", "needs a 6"];
  }
  const shape = SHAPES[facility];
  if (shape && !rightShape(facility, chosen)) return full ? [`full, ${shape[0]}`, "full"] : shape;
  if (full) return ["no free port", "full"];
  const floor = highestAtMine(view)?.value ?? 1;
  if (facility === "lunar-mine" && chosen.some((die) => die.value < floor)) {
    return [`needs ${floor} or more`, `below ${floor}`];
  }
  if (ONE_BY_ONE.includes(facility) && chosen.length > 1) {
    const refused = unwelcome(facility, chosen, here)[0];
    if (!refused) return [`room for ${roomAt(facility, view)}`, `room for ${roomAt(facility, view)}`];
    if (here.length > 0) return refused.relic ? ["not the Relic Ship", "not the Relic"] : [`not the ${refused.value}`, `no ${refused.value}`];
  }
  if (because && !because.legal) return inShort(because);
  const own = seatOf(view, seat);
  if (facility === "shipyard" && own.ships >= 6) return ["no ship left", "no ship"];
  return ["not now", "not now"];
}

function rightShape(facility: Facility, chosen: readonly Die[]): boolean {
  if (chosen.length !== SHIPS_AT_ONCE[facility]) return false;
  const values = ascending(chosen).map((die) => die.value);
  const step = facility === "raiders-outpost" ? 1 : 0;
  return values.every((value, i) => value === (values[0] ?? 0) + i * step);
}

const SHORT: Record<string, [string, string]> = {
  "dock.ports": ["no free port", "full"],
  "raiders-outpost.bump": ["needs a higher run", "run too low"],
  "shipyard.stock": ["no ship left", "no ship"],
  "colony.none-left": ["no colony left", "no colony"],
  "colonist-hub.full-circle": ["launch first", "launch first"],
  "colonist-hub.track": ["your track is full", "full"],
  "colonist-hub.colony": ["no colony left", "no colony"],
  "terraforming-station.fleet": ["needs a 4th ship", "few ships"],
  "dock.carried": ["needs the moved ship", "other ship"],
  "dock.elsewhere": ["must go elsewhere", "elsewhere"],
  "dock.ships": ["needs other ships", "other ships"],
  "terraforming-station.helmet": ["needs your own ship", "not yours"],
  "turn.pending": ["decide first", "wait"],
};

function inShort(because: Details): [string, string] {
  if (because.paid) return [`costs ${spoken(resourcesOf(because.paid))}`, "too dear"];
  return SHORT[because.refusal] ?? ["not now", "not now"];
}

/** With nothing chosen: the ships in hand that come nearest to what the facility asks for. */
export function bestSet(facility: Facility, hand: readonly Die[]): Die[] {
  const dice = ascending(hand);
  const size = SHIPS_AT_ONCE[facility];
  if (facility === "terraforming-station") return dice.filter((die) => die.value === 6).slice(0, 1);
  if (size === 1) return dice.slice(-1);
  for (const low of dice) {
    const step = facility === "raiders-outpost" ? 1 : 0;
    const set = Array.from({ length: size }, (_, i) => low.value + i * step);
    const used: Die[] = [];
    for (const value of set) {
      const found = dice.find((die) => die.value === value && !used.includes(die));
      if (found) used.push(found);
    }
    if (used.length === size) return used;
  }
  return dice.slice(0, 1);
}
