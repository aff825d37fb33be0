/** Decisions about what changes hands: a raid's booty, two colonies, what is given back. */

import type { Move, NotNow } from "../../../shell/link/messages";
import { inWords } from "../../../shell/text/words";
import { NOTHING, type Resources, plural } from "../text/resources";
import type { Said } from "../text/said";
import { type Letter, type Territory, isCard, title } from "../names/names";
import { type View, seatOf } from "../position/view";
import type { NameOf } from "../../../shell/game/GameModule";
import type { Known } from "../position/changes";
import { answerOption } from "./askedPrompt";
import type { Option, Prompt } from "./prompt";

/** Fuel and ore are counted (`tally`); a card is taken instead, by its option. */
export function raidPrompt(
  view: View,
  moves: readonly Move[],
  known: Known,
  notNow: readonly NotNow[],
  nameOf: NameOf,
): Prompt {
  const things = moves.filter((move) => move.text.startsWith("take "));
  const cards = things.filter((move) => !isAmount(move.text.split(" ")[1]));
  const tallied = things.length > cards.length;
  const options = cards.map((move): Option => {
    const [, what = "", from = ""] = move.text.split(" ");
    return { action: move.text, seat: from as Letter, title: title(what), detail: "", badge: "", strong: false };
  });
  const supply = moves.filter((move) => move.text.startsWith("extract "));
  const stop = moves.filter((move) => move.text === "done").map((move): Option => {
    return { action: move.text, title: view.pending?.taken ? "That is enough" : "Take nothing", detail: "the raid ends", badge: "", strong: false };
  });
  return {
    verb: "Raid",
    icon: "ship",
    cost: null,
    options: [
      ...options,
      ...guarded(view, moves, notNow),
      ...supply.map((move) => answerOption(view, move, known[move.text], nameOf)),
      ...stop,
    ],
    cancel: "undo",
    onPlanet: false,
    bySeat: true,
    tallied,
    question: booty(cards, tallied, view.numbers.booty - (view.pending?.taken ?? 0)),
  };
}

/** What this raid can take, by what is offered. */
function booty(cards: readonly Move[], resources: boolean, most: number): string {
  if (resources) return `Take up to ${inWords(most).toLowerCase()}`;
  const [only, ...others] = new Set(cards.map((move) => move.text.split(" ")[1] ?? ""));
  if (!only) return "There is nothing to take";
  return others.length === 0 ? `Take the ${title(only)} or nothing` : "Take one card";
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

function isAmount(what: string | undefined): boolean {
  return what === "fuel" || what === "ore";
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

export function dropPrompt(view: View): Prompt {
  const over = view.overLimit[view.acting] ?? 0;
  return {
    verb: "Give back",
    icon: "x",
    cost: null,
    cancel: "undo",
    onPlanet: false,
    tallied: true,
    question: `${plural(over, "resource")}: you may keep ${inWords(view.numbers.resources).toLowerCase()}`,
    options: [],
  };
}
