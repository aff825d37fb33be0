/** The prompts of alien tech cards: which ship, which territory, which colony. */

import type { Details, Move } from "../../../shell/link/messages";
import { listed } from "../../../shell/text/words";
import { type Resources, resourcesOf } from "../text/resources";
import { type Card, type Dock, isCard, isDock, isTerritory, title } from "../names/names";
import { factionOf } from "../names/things";
import { type Known, changesOf } from "../position/changes";
import { type Die, type View, coloniesOn, readDie, shipsAt } from "../position/view";
import type { NameOf } from "../../../shell/game/GameModule";
import { type Said, saidOf } from "../text/said";
import { answerOption, answeredOnPlanet } from "./askedPrompt";
import type { Option, Power, Prompt } from "./prompt";
import { colonyOption } from "./takePrompts";

export function cardMoves(moves: readonly Move[], card: Card, power: Power): Move[] {
  return moves.filter((move) => move.text === `${power} ${card}` || move.text.startsWith(`${power} ${card} `));
}

/** What every one of these costs of which the server has told; null if they differ, and before it has. */
export function priceOf(moves: readonly Move[], known: Known): Resources | null {
  const costs = moves.flatMap((move) => known[move.text] ?? []).map((details) => resourcesOf(details.paid));
  const [first] = costs;
  return first && costs.every((cost) => cost.fuel === first.fuel && cost.ore === first.ore) ? first : null;
}

export function cardPrompt(
  view: View,
  moves: readonly Move[],
  known: Known,
  card: Card,
  power: Power,
  nameOf: NameOf,
): Prompt | null {
  const here = cardMoves(moves, card, power);
  if (here.length === 0) return null;
  const classic = QUESTIONS[`${power} ${card}`];
  const price = power === "discard" ? null : priceOf(here, known);
  /** What all of them cost is said once. */
  const told = (move: Move): Details | undefined => {
    const details = known[move.text];
    return details && price ? { ...details, paid: {} } : details;
  };
  const options = here.map((move) =>
    classic
      ? cardOption(view, move, known[move.text], card, power, nameOf)
      : answerOption(view, move, told(move), nameOf),
  );
  return {
    verb: VERBS[power],
    icon: "tech",
    ...(classic ? {} : { by: card }),
    question: classic ?? factionOf(card),
    cost: price,
    options,
    cancel: "close",
    onPlanet: classic
      ? options.every((option) => option.territory !== undefined && option.seat === undefined)
      : answeredOnPlanet(options),
  };
}

const VERBS: Record<Power, string> = { use: "Use", discard: "Discard", play: "Use", power: "Use" };

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

function cardOption(
  view: View,
  move: Move,
  details: Details | undefined,
  card: Card,
  power: string,
  nameOf: NameOf,
): Option {
  const words = move.text.split(" ").slice(2);
  const [first = "", second = ""] = words;
  const plain: Option = { action: move.text, title: "", detail: "", badge: "", strong: false };
  if (/^[A-F]$/.test(first) && isTerritory(second)) return colonyOption(move, nameOf);
  if (isTerritory(first)) {
    const cost = resourcesOf(details?.paid);
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
      detail: power !== "use" ? who : details ? borrowed(details, cost, who, nameOf) : null,
    };
  }
  if (isCard(first)) return { ...plain, title: title(first), detail: "from the discards" };
  if (first.endsWith("-field"))
    return { ...plain, title: title(first), detail: `on ${title(view.position.fields[first] ?? "")}` };
  if (first === "relic-ship")
    return { ...plain, title: "Relic Ship", detail: `at the ${title(view.position["relic-ship"].at)}` };
  if (isDock(first) || first === "maintenance-bay") {
    if (second)
      return {
        ...plain,
        die: readDie(second),
        seat: view.acting,
        title: `Your ${second}`,
        detail: `at the ${title(first)}`,
      };
    return { ...plain, title: title(first), detail: isDock(first) ? rivalsAt(view, first, nameOf) : "" };
  }
  const dice = words.map(readDie);
  const [die] = dice;
  if (die)
    return { ...plain, ...(dice.length === 1 ? { die } : {}), title: turned(dice, details), detail: relicWords(dice) };
  return { ...plain, title: title(card), detail: details?.gain ?? null };
}

/** What a borrowed bonus costs and brings. */
function borrowed(details: Details, cost: Resources, otherwise: string, nameOf: NameOf): Said {
  const brings = saidOf(details.outcome ?? [], nameOf);
  if (brings.length === 0) return cost.fuel ? [cost] : otherwise;
  return cost.fuel ? [cost, ": ", ...brings] : brings;
}

/** “3 → 4”: what the ships would show. */
function turned(dice: readonly Die[], details: Details | undefined): string {
  const changes = [...changesOf(details, "ship-turned"), ...changesOf(details, "relic-turned")];
  return dice
    .map(({ value }) => {
      const at = changes.findIndex((change) => change.was === value);
      const [change] = at < 0 ? [] : changes.splice(at, 1);
      return `${value} → ${change?.now ?? "…"}`;
    })
    .join(", ");
}

/** Whose ships a shot at this place could meet. */
function rivalsAt(view: View, facility: Dock, nameOf: NameOf): string {
  const there = shipsAt(view, facility).filter((ship) => ship.seat !== view.acting);
  return listed([...new Set(there.map((ship) => nameOf(ship.seat)))]);
}

function relicWords(dice: readonly Die[]): string {
  return dice.some((die) => die.relic) ? "with the Relic Ship" : dice.length === 1 ? "your ship" : "your ships";
}
