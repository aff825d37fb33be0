/** What is missing where chosen ships cannot dock: the server's reason in a few words, and the action to ask about. */

import type { Details, Move } from "../../../shell/link/messages";
import type { Facility } from "../names/names";
import type { Known } from "../position/changes";
import { type Die, type View, highestAtMine } from "../position/view";
import { resourcesOf, spoken } from "../text/resources";
import { ascending, dieText } from "./dice";
import { nearestSet } from "./nearest";
import type { Offer } from "./offers";
import { ONE_BY_ONE, roomAt } from "./together";

/** A few words for a plate, and fewer for a narrow one. */
type Words = [string, string];

/** Until the server has told. */
const AWAITED: Words = ["…", "…"];
const NOT_NOW: Words = ["not now", "not now"];

/** `here` are the dockings that the facility does offer now. With nothing chosen it is asked about ships in hand. */
export function refusal(
  facility: Facility,
  chosen: readonly Die[],
  view: View,
  here: readonly Move[],
  known: Known,
): Offer {
  const dice = chosen.length > 0 ? ascending(chosen) : nearestSet(facility, inHand(view));
  if (!ONE_BY_ONE.includes(facility)) return refused(facility, dice, view, known);
  // One that could not even dock alone is the one to speak of, the lowest first.
  const alone = (die: Die): boolean => here.some((move) => move.text === docking(facility, [die]));
  const unwelcome = dice.find((die) => !alone(die));
  const asked = refused(facility, unwelcome ? [unwelcome] : dice.slice(0, 1), view, known);
  if (!unwelcome && dice.length > 1) return { ...asked, ...tagged(roomFor(roomAt(facility, view))) };
  const inOrder = known[asked.probe]?.refusal !== "lunar-mine.order"; // which says itself what it needs
  return unwelcome && inOrder && dice.some(alone) ? { ...asked, ...tagged(notThis(unwelcome)) } : asked;
}

/** The ships that could be placed: those to dock, or the one that was picked up. */
function inHand(view: View): Die[] {
  const { value, relic = false } = view.pending ?? {};
  return view.asks === "carry" && value ? [{ value, relic }] : view.dice;
}

function docking(facility: Facility, dice: readonly Die[]): string {
  return `dock ${facility} ${dice.map(dieText).join(" ")}`;
}

function refused(facility: Facility, dice: readonly Die[], view: View, known: Known): Offer & { kind: "no" } {
  const probe = docking(facility, dice);
  return { kind: "no", probe, ...tagged(wordsFor(facility, view, known[probe])) };
}

function tagged([short, brief]: Words): { short: string; brief: string } {
  return { short, brief };
}

function roomFor(ships: number): Words {
  return [`room for ${ships}`, `room for ${ships}`];
}

function notThis(die: Die): Words {
  return die.relic ? ["not the Relic Ship", "not the Relic"] : [`not the ${die.value}`, `no ${die.value}`];
}

function wordsFor(facility: Facility, view: View, because: Details | undefined): Words {
  if (!because) return AWAITED;
  if (because.paid && spoken(resourcesOf(because.paid)) !== "nothing")
    return [`costs ${spoken(resourcesOf(because.paid))}`, "too dear"];
  if (because.refusal === "lunar-mine.order") {
    const floor = highestAtMine(view)?.value ?? "";
    return [`needs ${floor} or more`, `below ${floor}`];
  }
  const shape = SHAPES[because.refusal];
  if (!shape) return SHORT[because.refusal] ?? NOT_NOW;
  if (view.free[facility] > 0) return shape;
  return facility === "terraforming-station" ? ["taken, needs a 6", "taken"] : [`full, ${shape[0]}`, "full"];
}

/** The ships do not stand together as the facility takes them. */
const SHAPES: Record<string, Words> = {
  "shipyard.price": ["needs a pair", "no pair"],
  "orbital-market.dock": ["needs a pair", "no pair"],
  "colony-constructor.dock": ["needs three equal", "no triple"],
  "raiders-outpost.run": ["needs a run of three", "no run"],
  "terraforming-station.six": ["needs a single 6", "needs a 6"],
};

const SHORT: Record<string, Words> = {
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
