/** Where on the table an action belongs: the things that can be touched to choose it, and that a hint rings. */

import {
  type Card,
  type Dock,
  type Letter,
  type Territory,
  isBeltSpace,
  isCard,
  isDock,
  isTerritory,
} from "../names/names";
import { kindOf } from "../names/things";
import type { View } from "../position/view";

/** A place to dock at or a territory; an own card, asteroid, Agenda or power; a card on display; an unplaced ship; a
 *  docked one; a rival; the turn's end. */
export type Spot =
  | Dock
  | Territory
  | "maintenance-bay"
  | `card:${Card}`
  | `asteroid:${string}`
  | `agenda:${string}`
  | `power:${string}`
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
      return isDock(first) ? [first] : [];
    case "land":
      return isTerritory(first) ? [first] : [];
    case "launch":
      return ["colonist-hub"];
    case "trade":
      return ["orbital-market"];
    case "cycle":
      return ["alien-artifact"];
    case "claim":
      return isBeltSpace(first) ? [first] : [`claim:${first}`];
    case "unearth":
    case "fetch":
    case "receive":
    case "extract":
      return isCard(first) ? [`claim:${first}`] : [];
    case "reveal":
    case "shed":
      return [`agenda:${first}`];
    case "play":
      return [`asteroid:${first}`, ...named(words.slice(1), view)];
    case "power":
      return [`power:${first}`, ...named(words.slice(1), view)];
    case "effect":
      return named(words.slice(1), view);
    case "scatter":
    case "confine":
      return isTerritory(first) ? [first] : [];
    case "load":
    case "replace":
      return [`die:${words.at(-1) ?? ""}`];
    case "infiltrate":
    case "regather":
      return named(words, view);
    case "collect":
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

/** What the power of a card is used on: the last territory, the ship at a place, a field, unplaced ships. */
function named(words: readonly string[], view: View): Spot[] {
  const [first = "", second = "", third = ""] = words;
  const last = words.at(-1);
  if (isTerritory(first)) return [first];
  if (isTerritory(last)) return [last];
  if (isSeat(first)) return [`seat:${first}`];
  if (first === "relic-ship") return relic(view);
  if (isDock(first) || first === "maintenance-bay") {
    const ship = isSeat(second) ? shipSpot(first, second, third) : shipSpot(first, view.acting, second);
    return second ? [first, ship] : [first];
  }
  const lies = view.position.fields[first];
  if (isTerritory(lies)) return [lies];
  if (kindOf(first) === "agenda") return [`agenda:${first}`];
  return words.filter((word) => /^[1-6]\*?$/.test(word)).map((word): Spot => `die:${word}`);
}

function isSeat(word: string): word is Letter {
  return /^[A-F]$/.test(word);
}

function relic(view: View): Spot[] {
  const { at, value } = view.position["relic-ship"];
  if (isTerritory(at)) return [at];
  return isDock(at) ? [at, shipSpot(at, "R", value ?? 0)] : [];
}
