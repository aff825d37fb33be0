/** From chosen dice to moves: which facility takes them, what it costs and brings, and what is missing where it does not. */

import type { Details, Move } from "../../../shell/link/messages";
import { listed, ordinal, sentence } from "../../../shell/text/words";
import { CLAIM_TOTAL, FACILITIES, type Facility, type Letter, title } from "../names/names";
import { type Known, changesOf } from "../position/changes";
import { type Die, type View, seatOf } from "../position/view";
import { NOTHING, type Resources, added, resourcesOf, spoken } from "../text/resources";
import { ascending, dockedDice, without } from "./dice";
import { refusal } from "./refusals";
import { ONE_BY_ONE, circleAfter, oneByOne, totalAfter } from "./together";

/** What a tag shows: cost → gain, as icons and a few words. */
export interface Tag {
  cost: Resources;
  gain: Resources;
  words: string;
}

export type Offer =
  | { kind: "rest"; choices: Move[] }
  /** The tag is null until the server has told what the docking costs and brings. */
  | { kind: "lit"; steps: string[]; tag: Tag | null; say: string; note: string; ghosts: Die[]; circle: number }
  | { kind: "more"; short: string; missing: Die[] }
  | { kind: "no"; short: string; brief: string; probe: string };

export type Offers = Partial<Record<Facility, Offer>>;

/** What each facility makes of the chosen dice. */
export function offersFor(
  chosen: readonly number[],
  view: View,
  moves: readonly Move[],
  seat: Letter,
  known: Known,
): Offers {
  const found: Offers = {};
  if (view.asks !== "main" && view.asks !== "carry") return found;
  if (view.asks === "main" && view.dice.length === 0) return found; // nothing is left to refuse
  const dice = chosen.map((i) => view.dice[i]).filter((die) => die !== undefined);
  for (const facility of FACILITIES) found[facility] = offerAt(facility, dice, view, moves, seat, known);
  return found;
}

export function offerAt(
  facility: Facility,
  chosen: readonly Die[],
  view: View,
  moves: readonly Move[],
  seat: Letter,
  known: Known,
): Offer {
  const here = moves.filter((move) => dockedDice(move.text, facility));
  if (chosen.length === 0) {
    return here.length > 0 ? { kind: "rest", choices: here } : refusal(facility, chosen, view, here, known);
  }
  const found = ONE_BY_ONE.includes(facility)
    ? oneByOne(facility, chosen, view, here)
    : here.find((move) => without(dockedDice(move.text, facility) ?? [], chosen)?.length === 0);
  if (found) return lit(facility, chosen, view, seat, Array.isArray(found) ? found : [found], known);
  for (const move of here) {
    const missing = without(dockedDice(move.text, facility) ?? [], chosen);
    if (missing && missing.length > 0) {
      return { kind: "more", short: `add ${listed(missing.map((die) => `a ${die.value}`))}`, missing };
    }
  }
  return refusal(facility, chosen, view, here, known);
}

function lit(
  facility: Facility,
  chosen: readonly Die[],
  view: View,
  seat: Letter,
  moves: readonly Move[],
  known: Known,
): Offer {
  const told = moves.map((move) => known[move.text]).filter((details) => details !== undefined);
  const tag = told.length === moves.length ? tagOf(facility, view, seat, told) : null;
  const ships = listed(
    ascending(chosen).map((die) => (die.relic ? `the Relic Ship’s ${die.value}` : String(die.value))),
  );
  return {
    kind: "lit",
    steps: moves.map((move) => move.text),
    tag,
    say: [`Dock ${ships} at the ${title(facility)}.`, ...(tag ? consequences(facility, view, tag, told) : [])].join(
      " ",
    ),
    note: note(facility, view, seat, told),
    ghosts: ascending(chosen),
    circle: tag && facility === "colonist-hub" ? circleAfter(told, view, seat) : 0,
  };
}

function tagOf(facility: Facility, view: View, seat: Letter, told: readonly Details[]): Tag {
  const cost = added(told.map((one) => resourcesOf(one.paid)));
  switch (facility) {
    case "solar-converter":
    case "lunar-mine":
      return { cost, gain: added(told.map((one) => resourcesOf(one.gained))), words: "" };
    case "shipyard":
      return { cost, gain: NOTHING, words: `${ordinal(seatOf(view, seat).ships + 1)} ship` };
    case "colonist-hub":
      return { cost, gain: NOTHING, words: `circle ${circleAfter(told, view, seat)}` };
    case "orbital-market": {
      const fuel = changesOf(told[0], "trade-opened")[0]?.fuel ?? 0;
      return { cost: { fuel, ore: 0 }, gain: { fuel: 0, ore: 1 }, words: "each time" };
    }
    case "alien-artifact": {
      const total = totalAfter(told, view);
      return { cost, gain: NOTHING, words: total >= CLAIM_TOTAL ? "1 card" : `${total} of ${CLAIM_TOTAL}` };
    }
    case "raiders-outpost":
      return { cost, gain: NOTHING, words: "4 or a card" };
    default:
      return { cost, gain: NOTHING, words: "a colony" };
  }
}

/** For the ear: what it costs, and what it brings. */
function consequences(facility: Facility, view: View, tag: Tag, told: readonly Details[]): string[] {
  const [only] = told;
  const brings = told.length === 1 && only ? sentence(only.gain) : summary(facility, view, tag, told);
  if (facility === "orbital-market") return [brings];
  return [tag.cost.fuel + tag.cost.ore > 0 ? `Costs ${spoken(tag.cost)}.` : "Free.", brings];
}

function summary(facility: Facility, view: View, tag: Tag, told: readonly Details[]): string {
  if (facility === "colonist-hub") return `Your colony moves to ${tag.words}.`;
  if (facility === "alien-artifact") {
    const total = totalAfter(told, view);
    return total >= CLAIM_TOTAL ? `Total ${total}: claim one card.` : `Total ${total} of ${CLAIM_TOTAL}.`;
  }
  return `You gain ${spoken(tag.gain)}.`;
}

/** The words on a lit plate: the sum behind the tag. */
function note(facility: Facility, view: View, seat: Letter, told: readonly Details[]): string {
  if (facility === "solar-converter" && told.length > 1)
    return `Ship by ship: ${told.map((one) => resourcesOf(one.gained).fuel).join("\u00a0+\u00a0")}.`;
  if (facility === "shipyard") return `Builds your ${ordinal(seatOf(view, seat).ships + 1)} ship.`;
  return "";
}
