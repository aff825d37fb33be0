/** Decisions about what changes hands: a raid's booty, two colonies, what is given back. */

import type { Move, NotNow } from "../../../shell/link/messages";
import { inWords } from "../../../shell/text/words";
import { NOTHING, type Resources, plural } from "../text/resources";
import type { Said } from "../text/said";
import { type Letter, type Territory, isCard, title } from "../names/names";
import { type View, seatOf } from "../position/view";
import type { NameOf } from "../../../shell/game/GameModule";
import type { Option, Prompt } from "./prompt";

export function raidPrompt(view: View, moves: readonly Move[], notNow: readonly NotNow[]): Prompt {
  const taken = view.pending?.taken ?? 0;
  const most = view.numbers.booty;
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
    options: [...options, ...guarded(view, moves, notNow)],
    cancel: "undo",
    onPlanet: false,
    bySeat: true,
    question: taken ? `Take ${plural(most - taken, "more resource")} at most` : booty(moves, most),
  };
}

/** What this raid can take, by what is offered. */
function booty(moves: readonly Move[], most: number): string {
  const things = moves.filter((move) => move.text.startsWith("take ")).map((move) => move.text.split(" ")[1]);
  const cards = things.filter(isCard);
  const resources = things.length > cards.length;
  const many = inWords(most).toLowerCase();
  if (resources) return cards.length > 0 ? `Take ${many} resources or one card` : `Take up to ${many} resources`;
  const [only, ...others] = new Set(cards);
  if (!only) return "There is nothing to take";
  return others.length === 0 ? `Take the ${title(only)} or nothing` : "Take one card";
}

/** One fuel or ore, or a card by its name. */
function thing(what: string): Said {
  return isCard(what) ? title(what) : [{ ...NOTHING, [what]: 1 }];
}

/** “4 fuel, 1 ore and Alien City”. */
function series(parts: (string | Resources)[]): Said {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [i === parts.length - 1 ? " and " : ", ", part]));
}

/** A row for each rival of whose things the server says that they may not be taken: what there is, and what is in the way. */
function guarded(view: View, moves: readonly Move[], notNow: readonly NotNow[]): Option[] {
  return view.letters.flatMap((seat) => {
    const mayNot = notNow.find(({ action = "" }) => action.startsWith("take ") && action.endsWith(` ${seat}`));
    const { fuel, ore, cards } = seatOf(view, seat);
    const held = [fuel > 0 ? "fuel" : "", ore > 0 ? "ore" : "", ...cards].filter(Boolean);
    const offered = moves.map((move) => move.text);
    const rest = held.filter((what) => !offered.includes(`take ${what} ${seat}`));
    // Where some resources may be had, nobody asks for cards any more.
    if (!mayNot?.action || rest.length === 0 || offered.some((text) => isResource(text, seat))) return [];
    const parts = rest.map((what) =>
      isCard(what) ? title(what) : { ...NOTHING, [what]: what === "fuel" ? fuel : ore },
    );
    return [
      {
        action: mayNot.action,
        seat,
        title: series(parts),
        detail: mayNot.reason,
        badge: "",
        strong: false,
        off: true,
      },
    ];
  });
}

function isResource(action: string, seat: Letter): boolean {
  return action === `take fuel ${seat}` || action === `take ore ${seat}`;
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
    question: `${plural(over, "resource")}: you may keep ${inWords(view.numbers.resources).toLowerCase()}`,
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
