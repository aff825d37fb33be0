/** Where on the table an action belongs: the things that can be touched to choose it, and that a hint rings. */

import { type Card, type Facility, type Letter, type Territory, isCard, isFacility, isTerritory } from "../names/names";
import type { View } from "../position/view";

/** A facility or territory; an own card; a card on display; an unplaced ship; a docked one; a rival; the turn's end. */
export type Spot =
  | Facility
  | Territory
  | "maintenance-bay"
  | `card:${Card}`
  | `claim:${Card}`
  | `die:${string}`
  | `ship:${string}`
  | `seat:${Letter}`
  | "end";

/** A docked ship, by where it is, whose it is (`R` for the Relic Ship) and what it shows. */
export function shipSpot(place: string, seat: string, value: string | number): Spot {
  return `ship:${place}:${seat}:${value}`;
}

export function spotsOf(action: string, view: View): Spot[] {
  const [verb = "", ...words] = action.split(" ");
  const [first = "", second = ""] = words;
  switch (verb) {
    case "dock":
      return isFacility(first) ? [first] : [];
    case "land":
      return isTerritory(first) ? [first] : [];
    case "launch":
      return ["colonist-hub"];
    case "trade":
      return ["orbital-market"];
    case "cycle":
      return ["alien-artifact"];
    case "claim":
      return [`claim:${first}`];
    case "buy":
      return ["burroughs-desert"];
    case "end":
      return ["end"];
    case "pick":
      return [`die:${first}`];
    case "take":
      return [`seat:${second as Letter}`];
    case "swap":
      return isTerritory(second) ? [second] : [];
    case "aim":
      return aimed(first, second, view);
    case "use":
    case "discard":
      return isCard(first) ? [`card:${first}`, ...named(words.slice(1), view)] : [];
    default:
      return [];
  }
}

function aimed(who: string, value: string, view: View): Spot[] {
  const at = view.pending?.at ?? "";
  if (who !== "relic-ship") return [shipSpot(at, who, value)];
  return relic(view);
}

/** What the power of a card is used on. */
function named(words: readonly string[], view: View): Spot[] {
  const [first = "", second = ""] = words;
  if (isTerritory(first)) return [first];
  if (/^[A-F]$/.test(first) && isTerritory(second)) return [second];
  if (first === "relic-ship") return relic(view);
  if (isFacility(first) || first === "maintenance-bay")
    return second ? [first, shipSpot(first, view.acting, second)] : [first];
  const lies = view.position.fields[first];
  if (isTerritory(lies)) return [lies];
  return words.filter((word) => /^[1-6]\*?$/.test(word)).map((word): Spot => `die:${word}`);
}

function relic(view: View): Spot[] {
  const { at, value } = view.position["relic-ship"];
  if (isTerritory(at)) return [at];
  return isFacility(at) ? [at, shipSpot(at, "R", value ?? 0)] : [];
}
