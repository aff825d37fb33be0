/** Decisions about ships: which to aim at, to roll again, and where they dock. */

import type { Move } from "../../../shell/link/messages";
import { capital, listed, plural, resourcesOf } from "../../../shell/text/words";
import { type Letter, title } from "../names/names";
import { ship, yourShips } from "../names/phrase";
import { type View, readDie } from "../position/view";
import type { NameOf, Option, Prompt } from "./prompt";

export function aimPrompt(view: View, moves: readonly Move[], nameOf: NameOf): Prompt {
  const why = view.pending?.why;
  const at = title(view.pending?.at ?? "");
  const fate = why === "helmet" ? "you dock it" : why === "stock" ? "back to the stock" : "to the Bay";
  const options = moves.map((move): Option => {
    const [verb, who = "", value = ""] = move.text.split(" ");
    if (verb === "done")
      return { action: move.text, title: "Cease fire", detail: "done with the cannon", badge: "", strong: false };
    if (who === "relic-ship") return { action: move.text, title: "Relic Ship", detail: fate, badge: "", strong: false };
    const paid = resourcesOf(move.paid).fuel;
    return {
      action: move.text,
      seat: who as Letter,
      die: { value: Number(value), relic: false },
      title: value === "0" ? `${nameOf(who as Letter)}’s ship` : `${nameOf(who as Letter)}’s ${value}`,
      detail: paid ? `${plural(paid, "fuel")}, ${fate}` : fate,
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

export function carryPrompt(view: View, moves: readonly Move[]): Prompt {
  const pending = view.pending;
  const ship = pending?.relic ? "the Relic Ship" : `the ${pending?.value ?? ""}`;
  return {
    verb: "Move",
    icon: "ship",
    cost: null,
    cancel: "undo",
    onPlanet: false,
    question: `Dock ${ship} you picked up at the ${title(pending?.from ?? "")}`,
    options: moves.map(dockOption),
  };
}

function dockOption(move: Move): Option {
  const [, facility = "", ...dice] = move.text.split(" ");
  const paid = move.cost ? `${move.cost}: ` : "";
  const gain = move.gain.split(";")[0]?.trim() ?? "";
  return {
    action: move.text,
    title: dice.length > 1 ? `${title(facility)}: ${listed(dice.map(ship))}` : title(facility),
    detail: `${paid}${gain}`,
    badge: "",
    strong: false,
  };
}

export function placePrompt(moves: readonly Move[], facility: string): Prompt | null {
  const here = moves.filter((move) => move.text.startsWith(`dock ${facility} `));
  if (here.length === 0) return null;
  const options = here.map((move): Option => {
    const dice = move.text.split(" ").slice(2);
    const paid = move.cost ? `${move.cost}: ` : "";
    return {
      action: move.text,
      title: capital(yourShips(dice)),
      detail: `${paid}${move.gain.split(";")[0]?.trim() ?? ""}`,
      badge: "",
      strong: false,
    };
  });
  return {
    verb: "Dock",
    icon: "ship",
    question: `Which ships dock at the ${title(facility)}?`,
    cost: null,
    options,
    cancel: "close",
    onPlanet: false,
  };
}
