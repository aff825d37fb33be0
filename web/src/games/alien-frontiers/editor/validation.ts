/** Where the server’s complaint about a position stands, in the words of the forms. */

import { title } from "../names/names";

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
