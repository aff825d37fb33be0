/** Actions in notation as short orders: `dock shipyard 3 3` is “Dock 3 and 3 at the Shipyard”. */

import type { NameOf } from "../../../shell/game/GameModule";
import { listed } from "../../../shell/text/words";
import { type Letter, isCard, title } from "./names";

export function phrase(action: string, nameOf: NameOf): string {
  const [verb = "", ...words] = action.split(" ");
  const [first = "", second = "", third = ""] = words;
  switch (verb) {
    case "dock":
      return `Dock ${listed(words.slice(1).map(ship))} at the ${title(first)}`;
    case "launch":
      return "Launch the colony from the Colonist Hub";
    case "land":
      return `Land on ${title(first)}`;
    case "trade":
      return `Trade at the Orbital Market (pair of ${first}s)`;
    case "cycle":
      return "Cycle the three cards";
    case "claim":
      return `Claim the ${title(first)}`;
    case "buy":
      return "Buy the Relic Ship";
    case "end":
      return "End the turn";
    case "take":
      return `Take ${isCard(first) ? `the ${title(first)}` : `1 ${first}`} from ${nameOf(second as Letter)}`;
    case "done":
      return "Leave it at that";
    case "pick":
      return `Pick ${ship(first)}`;
    case "aim":
      if (first === "relic-ship") return "Aim at the Relic Ship";
      return `Aim at ${nameOf(first as Letter)}’s ${second === "0" ? "ship in the Bay" : second}`;
    case "swap":
      return `Swap with ${nameOf(first as Letter)}’s colony on ${title(second)}`;
    case "drop":
      return `Give back 1 ${first}`;
    case "use":
      return `Use the ${title(first)}${target(first, second, third)}`;
    case "discard":
      return `Discard the ${title(first)}${prey(second, third, nameOf)}`;
    case "roll":
      return `Roll ${listed(words)}`;
    case "relic":
      return `The Relic Ship rolls ${first}`;
    case "draw":
      return `Draw the ${title(first)}`;
    case "first":
      return `${nameOf(first as Letter)} goes first`;
    default:
      return action;
  }
}

/** A die of the notation in words: `4*` is the Relic Ship. */
export function ship(shown: string): string {
  return shown.endsWith("*") ? `the Relic Ship (${shown.slice(0, -1)})` : shown;
}

/** Own dice of the notation: “your 3 and the Relic Ship (4)”. */
export function yourShips(dice: readonly string[]): string {
  const own = dice.filter((die) => !die.endsWith("*"));
  const relic = dice.filter((die) => die.endsWith("*"));
  return `${own.length > 0 ? "your " : ""}${listed([...own, ...relic.map(ship)])}`;
}

function target(card: string, one: string, two: string): string {
  if (card === "gravity-manipulator") return `: ${ship(one)} down, ${ship(two)} up`;
  if (card === "orbital-teleporter")
    return one === "relic-ship" ? " on the Relic Ship" : ` on the ${two} at the ${title(one)}`;
  if (card === "plasma-cannon" || card === "mind-control-helmet") return ` at the ${title(one)}`;
  if (one === "") return "";
  return /^\d/.test(one) ? ` on the ${ship(one)}`.replace("the the", "the") : ` on ${title(one)}`;
}

function prey(one: string, two: string, nameOf: NameOf): string {
  if (one === "") return "";
  if (/^[A-F]$/.test(one)) return `: ${nameOf(one as Letter)}’s colony on ${title(two)}`;
  return `: ${title(one)}`;
}
