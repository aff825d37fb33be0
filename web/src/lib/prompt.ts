/** A pending decision as a prompt: a verb, a question, and every option with its consequence. */

import { cardPrompt } from "./cardPrompt";
import type { Move } from "./messages";
import { TERRITORIES, type Card, type Letter, type Territory, isCard, isFacility, title } from "./names";
import { type Die, type View, readDie, seatOf, tiedOn } from "./view";
import { type Resources, listed, plural, pointsIn, resourcesIn } from "./words";

export interface Option {
  action: string;
  title: string;
  detail: string;
  badge: string;
  strong: boolean;
  territory?: Territory;
  seat?: Letter;
  die?: Die;
  /** Not legal now; choosing it asks why. */
  off?: boolean;
}

export interface Prompt {
  verb: string;
  icon: string;
  question: string;
  cost: Resources | null;
  options: Option[];
  /** How to leave without deciding: take the act back, close what was only opened here, or not at all. */
  cancel: "undo" | "close" | null;
  onPlanet: boolean;
}

/** What the person has opened at this table without sending anything yet. */
export type Opened =
  { kind: "card"; card: Card; power: "use" | "discard" } | { kind: "place"; facility: string } | null;

export type NameOf = (seat: Letter) => string;

export function promptFor(view: View, moves: readonly Move[], opened: Opened, nameOf: NameOf): Prompt | null {
  if (moves.length === 0) return null;
  switch (view.asks) {
    case "land":
      return landPrompt(view, moves, nameOf);
    case "raid":
      return raidPrompt(view, moves, nameOf);
    case "aim":
      return aimPrompt(view, moves, nameOf);
    case "pick":
      return pickPrompt(moves);
    case "swap":
      return swapPrompt(view, moves, nameOf);
    case "drop":
      return dropPrompt(view, moves);
    case "carry":
      return carryPrompt(view, moves);
  }
  if (opened?.kind === "card") return cardPrompt(view, moves, opened.card, opened.power, nameOf);
  if (opened?.kind === "place" && isFacility(opened.facility)) return placePrompt(moves, opened.facility);
  return null;
}

// ---- landing ---------------------------------------------------------------------------------------------

function landPrompt(view: View, moves: readonly Move[], nameOf: NameOf): Prompt {
  const why = view.pending?.why;
  const owner = view.pending?.owner;
  const options = [...TERRITORIES.slice(0, 4), "burroughs-desert" as const, ...TERRITORIES.slice(4, 7)].map(
    (territory) => {
      const action = `land ${territory}`;
      const move = moves.find((one) => one.text === action);
      if (!move) return barred(view, territory, action);
      const points = pointsIn(move.cost, move.gain);
      return {
        action,
        territory,
        title: title(territory),
        detail: landingWords(view, move, territory, nameOf),
        badge: points === 0 ? "" : `${points > 0 ? "+" : "−"}${Math.abs(points)}`,
        strong: points > 1,
      };
    },
  );
  return {
    verb: why === "launched" ? "Launch" : why === "moved" ? "Move" : "Land",
    icon: "dome",
    question:
      why === "moved" && owner
        ? `Choose a territory for ${owner === view.position.turn ? "your" : `${nameOf(owner)}’s`} colony`
        : "Choose a territory for your colony",
    cost: null,
    options,
    cancel: "undo",
    onPlanet: true,
  };
}

function barred(view: View, territory: Territory, action: string): Option {
  const detail = view.position.fields["repulsor-field"] === territory ? "Repulsor Field" : "it stands here";
  return { action, territory, title: title(territory), detail, badge: "", strong: false, off: true };
}

/** “you take control”, “tie: Cleo loses it”, “you join the tie”, … */
export function landingWords(view: View, move: Move, territory: Territory, nameOf: NameOf): string {
  const place = title(territory);
  const holder = view.control[territory];
  const you = view.position.turn;
  const own = move.gain
    .split(";")
    .filter((clause) => !/^\s*[A-F] (loses|gets)\b/.test(clause))
    .join(";");
  if (own.includes(`control of ${place}`)) return holder ? `you take it from ${nameOf(holder)}` : "you take control";
  if (holder === you) return "you keep control";
  if (holder) {
    const lost = new RegExp(`\\b${holder} loses [^;]*control of ${place}`).test(move.gain);
    return lost ? `tie: ${nameOf(holder)} loses it` : `${nameOf(holder)} keeps control`;
  }
  return tiedOn(view, territory).length > 0 ? "you join the tie" : "nobody controls it";
}

// ---- raids, cannons, re-rolls -------------------------------------------------------------------------------

function raidPrompt(view: View, moves: readonly Move[], nameOf: NameOf): Prompt {
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
    const left =
      what === "fuel" ? `has ${plural(holds.fuel, "fuel")}` : what === "ore" ? `has ${plural(holds.ore, "ore")}` : "";
    return {
      action: move.text,
      seat: victim,
      strong: false,
      badge: "",
      title: isCard(what) ? title(what) : `1 ${what}`,
      detail: isCard(what) ? `${nameOf(victim)}’s card` : `${nameOf(victim)} ${left}`,
    };
  });
  return {
    verb: "Raid",
    icon: "ship",
    cost: null,
    options,
    cancel: "undo",
    onPlanet: false,
    question: taken ? `Take ${plural(4 - taken, "more resource")} at most` : "Take four resources or one card",
  };
}

function aimPrompt(view: View, moves: readonly Move[], nameOf: NameOf): Prompt {
  const why = view.pending?.why;
  const at = title(view.pending?.at ?? "");
  const fate = why === "helmet" ? "you dock it" : why === "stock" ? "back to the stock" : "to the Bay";
  const options = moves.map((move): Option => {
    const [verb, who = "", value = ""] = move.text.split(" ");
    if (verb === "done")
      return { action: move.text, title: "Cease fire", detail: "done with the cannon", badge: "", strong: false };
    if (who === "relic-ship") return { action: move.text, title: "Relic Ship", detail: fate, badge: "", strong: false };
    const paid = resourcesIn(move.cost).fuel;
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

function pickPrompt(moves: readonly Move[]): Prompt {
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

function swapPrompt(view: View, moves: readonly Move[], nameOf: NameOf): Prompt {
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

function dropPrompt(view: View, moves: readonly Move[]): Prompt {
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

function carryPrompt(view: View, moves: readonly Move[]): Prompt {
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
    title: `${title(facility)} ${dice.join(" ")}`,
    detail: `${paid}${gain}`,
    badge: "",
    strong: false,
  };
}

function placePrompt(moves: readonly Move[], facility: string): Prompt | null {
  const here = moves.filter((move) => move.text.startsWith(`dock ${facility} `));
  if (here.length === 0) return null;
  const options = here.map((move): Option => {
    const dice = move.text.split(" ").slice(2).map(readDie);
    const paid = move.cost ? `${move.cost}: ` : "";
    return {
      action: move.text,
      title: `Your ${listed(dice.map((die) => `${die.value}${die.relic ? " (Relic Ship)" : ""}`))}`,
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
