/** What the server says of a position that cannot be: where, in the words of the forms, and why. */

import { sentence } from "../../../shell/text/words";
import { cards, FACILITIES, FIELDS, TERRITORIES, title } from "../names/names";

export interface Wrong {
  /** A path such as `seats.B.docked.lunar-mine`; lists count from one. */
  where: string;
  problem: string;
}

/** Does the complaint concern this entry, or something in it? */
export function concerns(wrong: Wrong | null, at: string): boolean {
  return wrong !== null && (wrong.where === at || wrong.where.startsWith(`${at}.`));
}

const PLACES: Record<string, string> = {
  turn: "Whose turn",
  first: "Player one",
  turns: "Turns begun",
  phase: "What is asked",
  dice: "Unplaced dice",
  "relic-ship": "Relic Ship",
  display: "Cards on display",
  deck: "Deck",
  discards: "Discards",
  "this-turn": "This turn",
  "hub-guests": "Guests on the Colonist Hub",
  pending: "What is asked",
};

/** The place in words. */
export function placeOf(where: string): string {
  const [first = "", second = "", third = "", fourth = ""] = where.split(".");
  if (first === "seats") return second ? [`Seat ${second}`, ...seatPlace(third, fourth)].join(", ") : "Seats";
  if (first === "fields" && second) return title(second);
  return PLACES[first] ?? "The position";
}

function seatPlace(entry: string, inside: string): string[] {
  switch (entry) {
    case "":
      return [];
    case "docked":
      return [inside ? `ships at the ${title(inside)}` : "docked ships"];
    case "colonies":
      return [inside ? `colonies on ${title(inside)}` : "colonies"];
    case "hub":
      return ["Hub circle"];
    case "bay":
      return ["ships in the Bay"];
    case "stock":
      return ["ships"];
    case "supply":
      return ["colonies in hand"];
    default:
      return [entry];
  }
}

function names(): RegExp {
  const slugs = [...FACILITIES, ...TERRITORIES, ...cards(), ...FIELDS, "maintenance-bay", "relic-ship"]
    .filter((name) => name.includes("-"))
    .sort((a, b) => b.length - a.length);
  return new RegExp(`\\b(${slugs.join("|")})\\b`, "g");
}

/** Notation in a complaint as people read it. */
const MEANT: [RegExp, string][] = [
  [/`phase: over`/g, "“The game is over”"],
  [/write “/g, "choose “"],
  [/`at: unplaced`/g, "it is “among the dice”"],
  [/`relic(?:-counts)?: true`/g, "the tick for the Relic Ship"],
  [/`dice`/g, "the unplaced dice"],
  [/`hub`/g, "the Hub circle"],
  [/`at`/g, "its place"],
  [/`pending`/g, "a decision"],
];

export function plainly(problem: string): string {
  const said = MEANT.reduce((text, [pattern, words]) => text.replace(pattern, words), problem);
  return sentence(said.replace(names(), (name) => title(name)).replace(/`/g, ""));
}
