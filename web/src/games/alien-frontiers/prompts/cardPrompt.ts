/** The prompts of alien tech cards: which ship, which territory, which colony. */

import type { Move } from "../../../shell/link/messages";
import { listed, plural, resourcesOf } from "../../../shell/text/words";
import { type Card, type Facility, isCard, isFacility, isTerritory, title } from "../names/names";
import { type Die, type View, coloniesOn, readDie, shipsAt } from "../position/view";
import type { NameOf, Option, Prompt } from "./prompt";
import { colonyOption } from "./takePrompts";

export function cardMoves(moves: readonly Move[], card: Card, power: "use" | "discard"): Move[] {
  return moves.filter((move) => move.text === `${power} ${card}` || move.text.startsWith(`${power} ${card} `));
}

export function cardPrompt(
  view: View,
  moves: readonly Move[],
  card: Card,
  power: "use" | "discard",
  nameOf: NameOf,
): Prompt | null {
  const here = cardMoves(moves, card, power);
  if (here.length === 0) return null;
  const options = here.map((move) => cardOption(view, move, card, power, nameOf));
  const costs = here.map((move) => resourcesOf(move.paid));
  const same = costs.every((cost) => cost.fuel === costs[0]?.fuel);
  return {
    verb: power === "use" ? "Use" : "Discard",
    icon: "tech",
    question: QUESTIONS[`${power} ${card}`] ?? title(card),
    cost: power === "use" && same ? (costs[0] ?? null) : null,
    options,
    cancel: "close",
    onPlanet:
      options.length > 0 && options.every((option) => option.territory !== undefined && option.seat === undefined),
  };
}

const QUESTIONS: Record<string, string> = {
  "use booster-pod": "Which ship goes up by one?",
  "use stasis-beam": "Which ship goes down by one?",
  "use polarity-device": "Which ship turns over?",
  "use gravity-manipulator": "One ship goes down, another goes up",
  "use data-crystal": "Whose bonus do you borrow this turn?",
  "use plasma-cannon": "At which facility?",
  "use mind-control-helmet": "A ship at which facility?",
  "use orbital-teleporter": "Which of your docked ships moves?",
  "discard booster-pod": "Which field generator leaves the planet?",
  "discard stasis-beam": "Where does the Isolation Field go?",
  "discard gravity-manipulator": "Where does the Repulsor Field go?",
  "discard data-crystal": "Where does the Positron Field go?",
  "discard orbital-teleporter": "Which colony moves?",
  "discard polarity-device": "Which colony changes places?",
  "discard plasma-cannon": "At which facility is the ship?",
  "discard temporal-warper": "Which discarded card comes back to you?",
};

function cardOption(view: View, move: Move, card: Card, power: string, nameOf: NameOf): Option {
  const words = move.text.split(" ").slice(2);
  const [first = "", second = ""] = words;
  const plain: Option = { action: move.text, title: "", detail: "", badge: "", strong: false };
  if (/^[A-F]$/.test(first) && isTerritory(second)) return colonyOption(move, nameOf);
  if (isTerritory(first)) {
    const fuel = resourcesOf(move.paid).fuel;
    const holder = view.control[first];
    const who = holder
      ? `${nameOf(holder)} controls it`
      : coloniesOn(view, first).length
        ? "nobody controls it"
        : "empty";
    return {
      ...plain,
      territory: first,
      title: title(first),
      detail: power === "use" && fuel ? `${plural(fuel, "fuel")}` : who,
    };
  }
  if (isCard(first)) return { ...plain, title: title(first), detail: "from the discards" };
  if (first.endsWith("-field"))
    return { ...plain, title: title(first), detail: `on ${title(view.position.fields[first] ?? "")}` };
  if (first === "relic-ship")
    return { ...plain, title: "Relic Ship", detail: `at the ${title(view.position["relic-ship"].at)}` };
  if (isFacility(first) || first === "maintenance-bay") {
    if (second)
      return {
        ...plain,
        die: readDie(second),
        seat: view.position.turn,
        title: `Your ${second}`,
        detail: `at the ${title(first)}`,
      };
    return { ...plain, title: title(first), detail: isFacility(first) ? rivalsAt(view, first, nameOf) : "" };
  }
  const dice = words.map(readDie);
  if (card === "gravity-manipulator" && dice.length === 2) {
    const [down, up] = dice as [Die, Die];
    return {
      ...plain,
      title: `${down.value} → ${down.value - 1}, ${up.value} → ${up.value + 1}`,
      detail: relicWords(dice),
    };
  }
  if (dice.length === 1 && dice[0]) {
    const die = dice[0];
    const to = card === "booster-pod" ? die.value + 1 : card === "stasis-beam" ? die.value - 1 : 7 - die.value;
    return { ...plain, die, title: `${die.value} → ${to}`, detail: relicWords(dice) };
  }
  return { ...plain, title: title(card), detail: move.gain };
}

/** Whose ships a shot at this facility could meet. */
function rivalsAt(view: View, facility: Facility, nameOf: NameOf): string {
  const there = shipsAt(view, facility).filter((ship) => ship.seat !== view.position.turn);
  return listed([...new Set(there.map((ship) => nameOf(ship.seat)))]);
}

function relicWords(dice: readonly Die[]): string {
  return dice.some((die) => die.relic) ? "with the Relic Ship" : dice.length === 1 ? "your ship" : "your ships";
}
