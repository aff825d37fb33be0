/** Questions in the server's words: who asks, what, and every answer with what it names on the table. */

import type { NameOf } from "../../../shell/game/GameModule";
import type { Details, Move, QuestionWords } from "../../../shell/link/messages";
import { type Letter, isBoard, isTerritory } from "../names/names";
import { capital } from "../../../shell/text/words";
import { kindOf, powersOf, textOfWords, title } from "../names/things";
import type { Known } from "../position/changes";
import { type View, readDie } from "../position/view";
import { resourcesOf } from "../text/resources";
import { type Said, saidOf, textOf } from "../text/said";
import { keepingOf, keepingWords } from "./keeping";
import type { Option, Prompt } from "./prompt";

/** Of a question that no card asks: what one does, and its sign. */
const VERBS: Readonly<Record<string, readonly [string, string]>> = {
  draft: ["Draft", "cards"],
  advance: ["Advance", "dome"],
  main: ["Dock", "ship"],
};

export function askedPrompt(
  view: View,
  moves: readonly Move[],
  known: Known,
  question: QuestionWords,
  nameOf: NameOf,
): Prompt {
  const [verb, icon] = VERBS[view.asks] ?? ["Choose", "ok"];
  const answers = moves.map((move) => answerOption(view, move, known[move.text], nameOf, question.enough));
  const options = [...answers.filter((one) => !isStop(one)), ...answers.filter(isStop)];
  return {
    verb: question.card ? calledShort(question.card) : verb,
    icon,
    by: question.by,
    question: view.asks === "shed" ? keepingWords(keepingOf(moves.length, question.times ?? 1)) : question.question.replaceAll("'", "’"),
    ...(view.asks === "shed" && { keeps: true }),
    note: question.detail ? saidOf(question.detail, nameOf) : undefined,
    cost: null,
    options,
    cancel: "undo",
    onPlanet: answeredOnPlanet(options),
  };
}

/** “Sunrise Commune board” asks as the Sunrise Commune. */
function calledShort(card: string): string {
  return card.replace(/ board$/, "").replaceAll("'", "’");
}

/** Is each answer another territory, and nothing but that? What ends it may stand beside. */
export function answeredOnPlanet(options: readonly Option[]): boolean {
  const chosen = options.filter((option) => !isStop(option));
  const places = new Set(chosen.map((option) => option.territory));
  return chosen.length > 1 && places.size === chosen.length && chosen.every((one) => one.territory && !one.seat);
}

/** The answer that there are enough, or none. */
export function isStop({ action }: Option): boolean {
  return action === "done";
}

/** Of these the first thing named is the one that is used, and no answer. */
const POWERS = ["effect", "power", "play", "use", "discard"];
const PICTURED = ["card", "asteroid", "agenda", "field"];

function isPictured(name: string): boolean {
  return isBoard(name) || PICTURED.includes(kindOf(name));
}

/** An answer by what its notation names: a territory, a ship, a card, a seat. */
export function answerOption(
  view: View,
  move: Move,
  details: Details | undefined,
  nameOf: NameOf,
  enough = "",
): Option {
  const words = move.text.split(" ");
  const last = words.at(-1) ?? "";
  const seat = words.slice(1).find((word) => /^[A-F]$/.test(word)) as Letter | undefined;
  const die = /^[1-6]\*?$/.test(last) && words.length > 1 ? readDie(last) : undefined;
  const thing = words.slice(POWERS.includes(words[0] ?? "") ? 2 : 1).findLast(isPictured);
  const said = move.text === "done" && enough ? enough : move.brief || move.title;
  return {
    action: move.text,
    title: said.replaceAll("'", "’"),
    detail: details ? consequence(details, nameOf) || gist(thing) : null,
    badge: pointsOf(details),
    strong: false,
    ...(isTerritory(last) && { territory: last, whole: said !== title(last) }),
    ...(seat && { seat }),
    ...(die && { die }),
    ...(thing && { thing }),
    ...(!seat && die && { seat: view.acting }),
  };
}

/** What it costs, and what follows from it in the server's words. */
function consequence(details: Details, nameOf: NameOf): Said {
  const cost = resourcesOf(details.paid);
  const gain = resourcesOf(details.gained);
  const words = saidOf(details.outcome ?? [], nameOf);
  const brings: Said = textOf(words) ? words : gain.fuel + gain.ore > 0 ? [gain] : "";
  if (cost.fuel + cost.ore === 0) return brings;
  return [cost, ...(brings.length > 0 ? [": ", ...brings] : [])];
}

/** What a card is mostly had for. */
function gist(thing: string | undefined): string {
  const [first] = thing && kindOf(thing) === "card" ? powersOf(thing) : [];
  return first ? capital(textOfWords(first.text)) : "";
}

function pointsOf(details: Details | undefined): string {
  const points = (details?.gained?.["points"] ?? 0) - (details?.paid?.["points"] ?? 0);
  return points === 0 ? "" : `${points > 0 ? "+" : "−"}${Math.abs(points)}`;
}
