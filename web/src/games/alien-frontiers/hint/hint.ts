/** Where on the table the steps of a suggested turn belong. */

import { type Card, type Facility, type Territory, isFacility, isTerritory } from "../names/names";
import { type Die, readDie } from "../position/view";

/** A facility or territory; an own card; a card on display; the button that ends the turn. */
export type Spot = Facility | Territory | `card:${Card}` | `claim:${Card}` | "end";

export interface Mark {
  /** Its place in the turn, counted from 1. */
  step: number;
  dice: Die[];
}

export function marksAt(steps: readonly string[], spot: Spot): Mark[] {
  return steps.flatMap((action, i) => (spotsOf(action).includes(spot) ? [{ step: i + 1, dice: diceOf(action) }] : []));
}

function spotsOf(action: string): Spot[] {
  const [verb, ...words] = action.split(" ");
  const [first, second] = words;
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
    case "use":
    case "discard": {
      const card: Spot[] = [`card:${first}`];
      return isTerritory(second) || isFacility(second) ? [...card, second] : card;
    }
    default:
      return [];
  }
}

/** How many steps answer the question that is open: the first, and those like it that go on with it. */
export function answering(steps: readonly string[]): number {
  const verb = steps[0]?.split(" ")[0];
  const other = steps.findIndex((step) => step.split(" ")[0] !== verb && step !== "done");
  return other < 0 ? steps.length : other;
}

function diceOf(action: string): Die[] {
  return action.startsWith("dock ") ? action.split(" ").slice(2).map(readDie) : [];
}
