/** Decisions about ships: which to aim at, to roll again, and where they dock. */

import type { Details, Move } from "../../../shell/link/messages";
import { capital, listed } from "../../../shell/text/words";
import { resourcesOf } from "../text/resources";
import type { Said } from "../text/said";
import { dockedDice } from "../docking/dice";
import { type Dock, type Letter, isBeltSpace, title } from "../names/names";
import { ship, yourShips } from "../names/ships";
import type { Known } from "../position/changes";
import { type View, beltSpace, readDie } from "../position/view";
import type { NameOf } from "../../../shell/game/GameModule";
import type { Option, Prompt } from "./prompt";

/** What a ship is aimed at for, by cards that everybody has. */
export function isClassicAim(view: View): boolean {
  return ["cannon", "stock", "helmet"].includes(view.pending?.why ?? "");
}

export function aimPrompt(view: View, moves: readonly Move[], known: Known, nameOf: NameOf): Prompt {
  const why = view.pending?.why;
  const at = title(view.pending?.at ?? "");
  const fate = why === "helmet" ? "you dock it" : why === "stock" ? "back to the stock" : "to the Bay";
  const options = moves.map((move): Option => {
    const [verb, who = "", value = ""] = move.text.split(" ");
    if (verb === "done")
      return { action: move.text, title: "Cease fire", detail: "done with the cannon", badge: "", strong: false };
    if (who === "relic-ship") return { action: move.text, title: "Relic Ship", detail: fate, badge: "", strong: false };
    const paid = resourcesOf(known[move.text]?.paid);
    return {
      action: move.text,
      seat: who as Letter,
      die: { value: Number(value), relic: false },
      title: value === "0" ? `${nameOf(who as Letter)}’s ship` : `${nameOf(who as Letter)}’s ${value}`,
      detail: paid.fuel ? [paid, `, ${fate}`] : fate,
      badge: "",
      strong: false,
    };
  });
  const question = why === "helmet" ? `Whose ship at the ${at} obeys you?` : `Which ship at the ${at}?`;
  return { verb: "Aim", icon: "pos", question, cost: null, options, cancel: "undo", onPlanet: false };
}

export function pickPrompt(moves: readonly Move[]): Prompt {
  const options = moves.map((move): Option => {
    const [verb, shown = ""] = move.text.split(" ");
    if (verb === "done")
      return { action: move.text, title: "Roll them", detail: "the picked ships", badge: "", strong: true };
    const die = readDie(shown);
    return {
      action: move.text,
      die,
      title: `The ${die.value}`,
      detail: die.relic ? "Relic Ship" : "roll it again",
      badge: "",
      strong: false,
    };
  });
  return {
    verb: "Warp",
    icon: "redo",
    question: "Which ships do you roll again?",
    cost: null,
    options,
    cancel: "undo",
    onPlanet: false,
  };
}

export function carryPrompt(view: View, moves: readonly Move[], known: Known): Prompt {
  const pending = view.pending;
  const ship = pending?.relic ? "the Relic Ship" : `the ${pending?.value ?? ""}`;
  return {
    verb: "Move",
    icon: "ship",
    cost: null,
    cancel: "undo",
    onPlanet: false,
    question: `Dock ${ship} you picked up at the ${title(pending?.from ?? "")}`,
    options: moves.map((move) => dockOption(move, known[move.text])),
  };
}

function dockOption(move: Move, details: Details | undefined): Option {
  const [, facility = "", ...dice] = move.text.split(" ");
  return {
    action: move.text,
    title: dice.length > 1 ? `${title(facility)}: ${listed(dice.map(ship))}` : title(facility),
    detail: exchange(details),
    badge: "",
    strong: false,
  };
}

/** What a docking costs and brings: amounts as numbers, the rest in the server's words. */
function exchange(details: Details | undefined): Said | null {
  if (!details) return null;
  const [cost, gain] = [resourcesOf(details.paid), resourcesOf(details.gained)];
  const brings = gain.fuel + gain.ore > 0 ? gain : details.gain;
  return cost.fuel + cost.ore > 0 ? [cost, ": ", brings] : [brings];
}

export function placePrompt(moves: readonly Move[], known: Known, dock: Dock, view: View): Prompt | null {
  const here = moves.filter((move) => dockedDice(move.text, dock) !== null);
  if (here.length === 0) return null;
  const options = here.map((move): Option => {
    const dice = move.text.split(" ").slice(2);
    return {
      action: move.text,
      title: capital(yourShips(dice)),
      detail: exchange(known[move.text]),
      badge: "",
      strong: false,
    };
  });
  return {
    verb: "Dock",
    icon: "ship",
    question: isBeltSpace(dock)
      ? `Which ships claim the ${title(beltSpace(view, dock).card)}?`
      : `Which ships dock at the ${title(dock)}?`,
    cost: null,
    options,
    cancel: "close",
    onPlanet: false,
  };
}
