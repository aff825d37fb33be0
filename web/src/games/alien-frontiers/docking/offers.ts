/** From chosen dice to moves: which place takes them, what it costs and brings, and what is missing where it does not. */

import type { Details, Move, NotNow } from "../../../shell/link/messages";
import { turnOf } from "../../../shell/store/Questions";
import { listed, ordinal, sentence } from "../../../shell/text/words";
import { type Board, type Dock, type Letter, isBeltSpace, isBoard, title } from "../names/names";
import { hasAgendas } from "../hand/held";
import { labelOf, textOfWords } from "../names/things";
import { type Known, changesOf } from "../position/changes";
import { type Die, type View, beltSpace, docksOf, feeAt, seatOf } from "../position/view";
import { NOTHING, type Resources, resourcesOf, spoken } from "../text/resources";
import { ascending, dockVerb, dockedDice, docking, without } from "./dice";

/** What a tag shows: cost → gain, as icons and a few words. */
export interface Tag {
  cost: Resources;
  gain: Resources;
  words: string;
  /** The words say all: nobody asks what it costs. */
  bare?: boolean;
  /** To whom this much of the fuel goes. */
  fee?: { seat: Letter; fuel: number };
}

export type Offer =
  | { kind: "rest"; choices: Move[] }
  /** The tag is null until the server has told what the docking costs and brings. */
  | { kind: "lit"; steps: string[]; tag: Tag | null; say: string; note: string; ghosts: Die[]; circle: number }
  | { kind: "more"; short: string; missing: Die[] }
  /** What is missing, the same where room is dear, and the action or turn to ask about, once it is known. */
  | { kind: "no"; short: string; brief: string; probe: string };

export type Offers = Partial<Record<Dock, Offer>>;

/** What the server says of a position. */
export interface Told {
  view: View;
  moves: readonly Move[];
  known: Known;
  notNow: readonly NotNow[];
}

/** Until the server has told. */
const AWAITED = "…";

/** What each place makes of the chosen dice. */
export function offersFor(chosen: readonly number[], told: Told, seat: Letter): Offers {
  const found: Offers = {};
  const { view } = told;
  if (view.asks !== "main" && view.asks !== "carry") return found;
  if (view.asks === "main" && view.dice.length === 0) return found; // nothing is left to refuse
  const dice = chosen.map((i) => view.dice[i]).filter((die) => die !== undefined);
  for (const dock of docksOf(view)) found[dock] = offerAt(dock, dice, told, seat);
  return found;
}

export function offerAt(facility: Dock, chosen: readonly Die[], told: Told, seat: Letter): Offer {
  const { view, known } = told;
  const here = told.moves.filter((move) => dockedDice(move.text, facility));
  if (chosen.length === 0) return here.length > 0 ? { kind: "rest", choices: here } : closed(facility, told.notNow);
  const steps = stepsFor(facility, chosen, view, here);
  const details = known[turnOf(steps)];
  const offered = steps.every((step) => here.some((move) => move.text === step));
  if (offered && (details?.legal ?? true)) return lit(facility, chosen, view, seat, steps, details);
  for (const move of here) {
    const missing = without(dockedDice(move.text, facility) ?? [], chosen);
    if (missing && missing.length > 0) {
      return { kind: "more", short: `add ${listed(missing.map((die) => `a ${die.value}`))}`, missing };
    }
  }
  return refused(steps, details);
}

/** All at once where that can be; else where ships dock one at a time, one after another, the lowest first. */
function stepsFor(dock: Dock, chosen: readonly Die[], view: View, here: readonly Move[]): string[] {
  const together = here.find((move) => without(dockedDice(move.text, dock) ?? [], chosen)?.length === 0);
  if (together) return [together.text];
  const dice = ascending(chosen);
  const apart = (view.takes[dock] ?? 1) === 1 && !isBeltSpace(dock);
  return apart ? dice.map((die) => docking(dock, [die])) : [docking(dock, dice)];
}

/** A facility that takes none of the ships, by what the server lists as not possible. */
function closed(facility: Dock, notNow: readonly NotNow[]): Offer {
  const line = notNow.find((one) => one.action?.startsWith(`${dockVerb(facility)} ${facility} `));
  if (!line) return { kind: "no", short: AWAITED, brief: AWAITED, probe: "" };
  return { kind: "no", short: line.reason, brief: line.brief ?? line.reason, probe: line.action ?? "" };
}

function refused(steps: readonly string[], details: Details | undefined): Offer {
  const probe = turnOf(steps);
  if (!details) return { kind: "no", short: AWAITED, brief: AWAITED, probe };
  const fit = (details.step ?? 1) - 1;
  if (fit > 0) return { kind: "no", short: `only ${fit} of these`, brief: `only ${fit}`, probe };
  const short = details.reason || "not now";
  return { kind: "no", short, brief: details.brief || short, probe };
}

function lit(
  facility: Dock,
  chosen: readonly Die[],
  view: View,
  seat: Letter,
  steps: string[],
  details: Details | undefined,
): Offer {
  const tag = details ? tagOf(facility, view, seat, details) : null;
  const ships = listed(
    ascending(chosen).map((die) => (die.relic ? `the Relic Ship’s ${die.value}` : String(die.value))),
  );
  return {
    kind: "lit",
    steps,
    tag,
    say: [
      isBeltSpace(facility)
        ? `Dock ${ships} to claim the ${title(beltSpace(view, facility).card)}.`
        : `Dock ${ships} at the ${title(facility)}.`,
      ...(tag && details ? consequences(facility, view, tag, details) : []),
    ].join(" "),
    note: note(facility, view, seat, steps, details),
    ghosts: ascending(chosen),
    circle: details && facility === "colonist-hub" ? circleAfter(details, view, seat) : 0,
  };
}

function tagOf(facility: Dock, view: View, seat: Letter, details: Details): Tag {
  const cost = resourcesOf(details.paid);
  switch (facility) {
    case "solar-converter":
    case "lunar-mine":
      return { cost, gain: resourcesOf(details.gained), words: "" };
    case "shipyard":
      return { cost, gain: NOTHING, words: `${ordinal(seatOf(view, seat).ships + 1)} ship` };
    case "colonist-hub":
      return { cost, gain: NOTHING, words: `circle ${circleAfter(details, view, seat)}` };
    case "orbital-market": {
      const fuel = changesOf(details, "trade-opened")[0]?.fuel ?? 0;
      return { cost: { fuel, ore: 0 }, gain: { fuel: 0, ore: 1 }, words: hasAgendas(view) ? "or Agendas" : "each time" };
    }
    case "alien-artifact": {
      const [total, claim] = [totalAfter(details, view), view.numbers.claim];
      return { cost, gain: NOTHING, words: total >= claim ? "1 card" : `${total} of ${claim}` };
    }
    case "raiders-outpost":
      return { cost, gain: NOTHING, words: `${view.numbers.booty} or a card` };
    case "colony-constructor":
    case "terraforming-station":
      return { cost, gain: NOTHING, words: "a colony" };
    default:
      return isBoard(facility) ? boardTag(facility, view, seat, cost, details) : { cost, gain: NOTHING, words: claimWords(facility, view), bare: true };
  }
}

/** What a board brings at once, else in its own few words what one may do then. */
function boardTag(board: Board, view: View, seat: Letter, cost: Resources, details: Details): Tag {
  const gain = resourcesOf(details.gained);
  const fee = feeAt(view, board, seat);
  return {
    cost,
    gain,
    words: gain.fuel + gain.ore > 0 ? "" : textOfWords(labelOf(board)),
    ...(fee && { fee }),
  };
}

/** Is what one claims used at once, or does it wait? */
function claimWords(space: Dock, view: View): string {
  return isBeltSpace(space) && beltSpace(view, space).tow ? "claim, in tow" : "claim";
}

/** The circle on which the colony at the Hub would stand. */
function circleAfter(details: Details, view: View, seat: Letter): number {
  const moved = [...changesOf(details, "colony-started"), ...changesOf(details, "colony-advanced")];
  return moved.at(-1)?.circle ?? seatOf(view, seat).hub;
}

/** What the ships at the Alien Artifact would add up to. */
function totalAfter(details: Details, view: View): number {
  return changesOf(details, "claim-total").at(-1)?.now ?? view.claimTotal;
}

/** For the ear: what it costs, and what it brings. */
function consequences(facility: Dock, view: View, tag: Tag, details: Details): string[] {
  const brings = details.turn ? summary(facility, view, tag, details) : sentence(details.gain);
  if (facility === "orbital-market") return [brings];
  return [tag.cost.fuel + tag.cost.ore > 0 ? `Costs ${spoken(tag.cost)}.` : "Free.", brings];
}

/** What several ships bring that dock one after another. */
function summary(facility: Dock, view: View, tag: Tag, details: Details): string {
  if (facility === "colonist-hub") return `Your colony moves to ${tag.words}.`;
  if (facility === "alien-artifact") {
    const [total, claim] = [totalAfter(details, view), view.numbers.claim];
    return total >= claim ? `Total ${total}: claim one card.` : `Total ${total} of ${claim}.`;
  }
  return `You gain ${spoken(tag.gain)}.`;
}

/** The words on a lit plate: the sum behind the tag. */
function note(
  facility: Dock,
  view: View,
  seat: Letter,
  steps: readonly string[],
  details: Details | undefined,
): string {
  if (facility === "solar-converter" && steps.length > 1 && details) {
    const each = changesOf(details, "gained").filter((change) => change.what === "fuel");
    return `Ship by ship: ${each.map((change) => change.number).join("\u00a0+\u00a0")}.`;
  }
  if (facility === "shipyard") return `Your ${ordinal(seatOf(view, seat).ships + 1)}.`;
  return "";
}
