/** Decisions about what changes hands: a raid's booty, two colonies, what is given back. */

import type { Move } from "./messages";
import { type Letter, type Territory, isCard, title } from "./names";
import type { NameOf, Option, Prompt } from "./prompt";
import { type View, seatOf } from "./view";
import { plural } from "./words";

export function raidPrompt(view: View, moves: readonly Move[]): Prompt {
  const taken = view.pending?.taken ?? 0;
  const options = moves.map((move): Option => {
    const [verb, what = "", from = ""] = move.text.split(" ");
    if (verb === "done") {
      return {
        action: move.text,
        title: taken ? "That is enough" : "Take nothing",
        detail: "the raid ends",
        badge: "",
        strong: false,
      };
    }
    const victim = from as Letter;
    const holds = seatOf(view, victim);
    return {
      action: move.text,
      seat: victim,
      strong: false,
      badge: "",
      title: isCard(what) ? title(what) : `1 ${what}`,
      detail: isCard(what) ? "" : `of ${what === "fuel" ? holds.fuel : holds.ore}`,
    };
  });
  return {
    verb: "Raid",
    icon: "ship",
    cost: null,
    options,
    cancel: "undo",
    onPlanet: false,
    bySeat: true,
    question: taken ? `Take ${plural(4 - taken, "more resource")} at most` : "Take four resources or one card",
  };
}

export function swapPrompt(view: View, moves: readonly Move[], nameOf: NameOf): Prompt {
  const owner = view.pending?.owner;
  const from = title(view.pending?.from ?? "");
  return {
    verb: "Swap",
    icon: "pos",
    cost: null,
    cancel: "undo",
    onPlanet: false,
    question: `${owner ? `${nameOf(owner)}’s` : "The"} colony on ${from} changes places with`,
    options: moves.map((move) => colonyOption(move, nameOf)),
  };
}

export function colonyOption(move: Move, nameOf: NameOf): Option {
  const words = move.text.split(" ");
  const territory = words.at(-1) as Territory;
  const seat = words.at(-2) as Letter;
  return {
    action: move.text,
    territory,
    seat,
    title: title(territory),
    detail: `${nameOf(seat)}’s colony`,
    badge: "",
    strong: false,
  };
}

export function dropPrompt(view: View, moves: readonly Move[]): Prompt {
  const own = seatOf(view, view.position.turn);
  const over = own.fuel + own.ore - 8;
  return {
    verb: "Drop",
    icon: "x",
    cost: null,
    cancel: "undo",
    onPlanet: false,
    question: `You may keep eight: give back ${plural(over, "resource")}`,
    options: moves.map((move) => {
      const what = move.text.split(" ")[1] ?? "";
      return {
        action: move.text,
        title: `1 ${what}`,
        detail: `you have ${what === "fuel" ? own.fuel : own.ore}`,
        badge: "",
        strong: false,
      };
    }),
  };
}
