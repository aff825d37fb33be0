/** A pending decision as a prompt: a verb, a question, and every option with its consequence. */

import type { NameOf } from "../../../shell/game/GameModule";
import type { Move, NotNow, QuestionWords } from "../../../shell/link/messages";
import type { Resources } from "../text/resources";
import type { Said } from "../text/said";
import { type Board, type Card, type Letter, type Territory, isDock } from "../names/names";
import { type Spot, spotsOf } from "../hint/spots";
import type { Known } from "../position/changes";
import type { Die, View } from "../position/view";
import { askedPrompt } from "./askedPrompt";
import { cardPrompt } from "./cardPrompt";
import { landPrompt } from "./landPrompt";
import { narrowed } from "./narrowed";
import { aimPrompt, carryPrompt, isClassicAim, pickPrompt, placePrompt } from "./shipPrompts";
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
  /** It is no answer yet: it leads to those that begin like this. */
  leads?: string;
  /** It names more than its territory. */
  whole?: boolean;
  /** A card, a board or a field that it names. */
  thing?: string;
  /** Where it can be chosen besides: the things it is about. */
  spots?: Spot[];
  /** It brings control of a territory, and with it its bonus. */
  rewards?: boolean;
  /** Not legal now; choosing it asks why. */
  off?: boolean;
}

export interface Prompt {
  verb: string;
  icon: string;
  /** The card or board that asks. */
  by?: string | undefined;
  question: string;
  /** What has led to it, or is done already. */
  note?: Said | undefined;
  cost: Resources | null;
  options: Option[];
  /** How to leave without deciding: take the act back, close what was only opened here, or not at all. */
  cancel: "undo" | "close" | null;
  onPlanet: boolean;
  /** It is asked piece by piece, and may be decided at once. */
  tallied?: boolean;
  /** The options lie in a row for each seat they take from. */
  bySeat?: boolean;
  /** It is asked which Agendas are kept: they are chosen together. */
  keeps?: boolean;
}

/** How a card, an asteroid or a board of one's own is set to work. */
export type Power = "use" | "discard" | "play" | "power";

/** What the person has opened at this table without sending anything yet. */
export type Opened =
  | { kind: "card"; card: Card; power: Power }
  | { kind: "place"; facility: string }
  | { kind: "board"; board: Board }
  /** Of many answers those that begin like this. */
  | { kind: "way"; start: string }
  | null;

/** A question, each of its options with the things on the table at which it can be answered as well. */
export function promptFor(
  view: View,
  moves: readonly Move[],
  known: Known,
  notNow: readonly NotNow[],
  opened: Opened,
  nameOf: NameOf,
  question: QuestionWords | null = null,
): Prompt | null {
  const prompt = moves.length > 0 ? asked(view, moves, known, notNow, opened, nameOf, question) : null;
  if (!prompt) return null;
  return withSpots(narrowed(prompt, opened?.kind === "way" ? opened.start : null, nameOf), view, opened);
}

function withSpots(prompt: Prompt, view: View, opened: Opened): Prompt {
  const options = prompt.options.map((option) => ({ ...option, spots: answeredAt(option, view, opened) }));
  return { ...prompt, options };
}

/** A card that is used is no answer to which ship it is used on; a place that was tapped, none to which ships. */
function answeredAt({ action, off }: Option, view: View, opened: Opened): Spot[] {
  if (off) return [];
  if (opened?.kind === "place") return action.split(" ").slice(2).map((die): Spot => `die:${die}`);
  return spotsOf(action, view).filter((spot) => !spot.startsWith("card:"));
}

/** The options that can be chosen at a thing on the table. */
export function answersAt(prompt: Prompt | null, spot: Spot): Option[] {
  return prompt?.options.filter((option) => option.spots?.includes(spot)) ?? [];
}

/** The option of a territory: one that can be chosen there, else one that is barred. */
export function optionAt(prompt: Prompt | null, territory: Territory): Option | undefined {
  return answersAt(prompt, territory)[0] ?? prompt?.options.find((one) => one.off && one.territory === territory);
}

function asked(
  view: View,
  moves: readonly Move[],
  known: Known,
  notNow: readonly NotNow[],
  opened: Opened,
  nameOf: NameOf,
  question: QuestionWords | null,
): Prompt | null {
  switch (view.asks) {
    case "land":
      return landPrompt(view, moves, known, notNow, nameOf);
    case "raid":
      return raidPrompt(view, moves, known, notNow, nameOf);
    case "aim":
      if (!isClassicAim(view) && question) break;
      return aimPrompt(view, moves, known, nameOf);
    case "pick":
      return pickPrompt(moves);
    case "swap":
      return swapPrompt(view, moves, nameOf);
    case "drop":
      return dropPrompt(view);
    case "carry":
      return carryPrompt(view, moves, known);
  }
  if (view.asks !== "main") return question ? askedPrompt(view, moves, known, question, nameOf) : plainPrompt(moves);
  if (opened?.kind === "way") {
    const [power = "", card = ""] = opened.start.split(" ");
    return cardPrompt(view, moves, known, card, power as Power, nameOf);
  }
  if (opened?.kind === "card") return cardPrompt(view, moves, known, opened.card, opened.power, nameOf);
  if (opened?.kind === "place" && isDock(opened.facility))
    return placePrompt(moves, known, opened.facility, view);
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
