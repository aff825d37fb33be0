/** Decisions about what changes hands: a raid's booty, two colonies, what is given back. */

import type { Move } from "../../../shell/link/messages";
import { NOTHING, type Resources, plural } from "../text/resources";
import type { Said } from "../text/said";
import { type Letter, type Territory, isCard, title } from "../names/names";
import { type View, seatOf } from "../position/view";
import type { NameOf } from "../../../shell/game/GameModule";
import type { Option, Prompt } from "./prompt";

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
      title: thing(what),
      detail: isCard(what) ? "" : `of ${what === "fuel" ? holds.fuel : holds.ore}`,
    };
  });
  return {
    verb: "Raid",
    icon: "ship",
    cost: null,
    options: [...options, ...protectedHolds(view, moves)],
    cancel: "undo",
    onPlanet: false,
    bySeat: true,
    question: taken ? `Take ${plural(4 - taken, "more resource")} at most` : booty(moves),
  };
}

/** What this raid can take, by what is offered. */
function booty(moves: readonly Move[]): string {
  const things = moves.filter((move) => move.text.startsWith("take ")).map((move) => move.text.split(" ")[1]);
  const cards = things.filter(isCard);
  const resources = things.length > cards.length;
  if (resources) return cards.length > 0 ? "Take four resources or one card" : "Take up to four resources";
  if (cards.length === 0) return "There is nothing to take";
  return cards.every((card) => card === DECOY) ? `Take the ${title(DECOY)} or nothing` : "Take one card";
}

/** One fuel or ore, or a card by its name. */
function thing(what: string): Said {
  return isCard(what) ? title(what) : [{ ...NOTHING, [what]: 1 }];
}

/** “4 fuel, 1 ore and Alien City”. */
function series(parts: (string | Resources)[]): Said {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [i === parts.length - 1 ? " and " : ", ", part]));
}

const DECOY = "holographic-decoy";

/** A row for each rival whose Decoy is offered alone: the rest is there, and why it cannot be taken. */
function protectedHolds(view: View, moves: readonly Move[]): Option[] {
  return view.letters.flatMap((seat) => {
    const { fuel, ore, cards } = seatOf(view, seat);
    const held = [fuel > 0 ? "fuel" : "", ore > 0 ? "ore" : "", ...cards.filter((card) => card !== DECOY)].filter(
      Boolean,
    );
    const offered = moves.filter((move) => move.text.startsWith("take ") && move.text.endsWith(` ${seat}`));
    const alone = offered.length === 1 && offered[0]?.text === `take ${DECOY} ${seat}`;
    if (!alone || held.length === 0) return [];
    const rest = held.map((what) =>
      isCard(what) ? title(what) : { ...NOTHING, [what]: what === "fuel" ? fuel : ore },
    );
    return [
      {
        action: `take ${held[0]} ${seat}`,
        seat,
        title: series(rest),
        detail: `the ${title(DECOY)} protects the rest`,
        badge: "",
        strong: false,
        off: true,
      },
    ];
  });
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
  const own = seatOf(view, view.acting);
  const over = view.overLimit[view.acting] ?? 0;
  return {
    verb: "Give back",
    icon: "x",
    cost: null,
    cancel: "undo",
    onPlanet: false,
    question: `${plural(over, "resource")}: you may keep eight`,
    options: moves.map((move) => {
      const what = move.text.split(" ")[1] ?? "";
      return {
        action: move.text,
        title: thing(what),
        detail: `you have ${what === "fuel" ? own.fuel : own.ore}`,
        badge: "",
        strong: false,
      };
    }),
  };
}
