/** A pending decision as a prompt: a verb, a question, and every option with its consequence. */

import type { NameOf } from "../../../shell/game/GameModule";
import type { Move, NotNow } from "../../../shell/link/messages";
import type { Resources } from "../text/resources";
import type { Said } from "../text/said";
import { type Card, type Letter, type Territory, isFacility } from "../names/names";
import type { Known } from "../position/changes";
import type { Die, View } from "../position/view";
import { cardPrompt } from "./cardPrompt";
import { landPrompt } from "./landPrompt";
import { aimPrompt, carryPrompt, pickPrompt, placePrompt } from "./shipPrompts";
import { dropPrompt, raidPrompt, swapPrompt } from "./takePrompts";

export interface Option {
  action: string;
  title: Said;
  /** What follows from it; null until the server has told. */
  detail: Said | null;
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
  /** The options lie in a row for each seat they take from. */
  bySeat?: boolean;
}

/** What the person has opened at this table without sending anything yet. */
export type Opened =
  | { kind: "card"; card: Card; power: "use" | "discard" }
  | { kind: "place"; facility: string }
  | null;

export function promptFor(
  view: View,
  moves: readonly Move[],
  known: Known,
  notNow: readonly NotNow[],
  opened: Opened,
  nameOf: NameOf,
): Prompt | null {
  if (moves.length === 0) return null;
  switch (view.asks) {
    case "land":
      return landPrompt(view, moves, known, notNow, nameOf);
    case "raid":
      return raidPrompt(view, moves, notNow);
    case "aim":
      return aimPrompt(view, moves, known, nameOf);
    case "pick":
      return pickPrompt(moves);
    case "swap":
      return swapPrompt(view, moves, nameOf);
    case "drop":
      return dropPrompt(view, moves);
    case "carry":
      return carryPrompt(view, moves, known);
    case "main":
      break;
    default:
      return plainPrompt(moves);
  }
  if (opened?.kind === "card") return cardPrompt(view, moves, known, opened.card, opened.power, nameOf);
  if (opened?.kind === "place" && isFacility(opened.facility)) return placePrompt(moves, known, opened.facility);
  return null;
}

/** A question that this page has never heard of: every answer in the server's words. */
function plainPrompt(moves: readonly Move[]): Prompt {
  return {
    verb: "Choose",
    icon: "ok",
    question: "What will you do?",
    cost: null,
    options: moves.map(({ text, title }) => ({ action: text, title, detail: "", badge: "", strong: false })),
    cancel: "undo",
    onPlanet: false,
  };
}
