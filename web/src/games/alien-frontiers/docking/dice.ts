/** Dice as they are chosen and as dockings name them. */

import type { Facility } from "../names/names";
import { type Die, readDie } from "../position/view";

export function dieText(die: Die): string {
  return `${die.value}${die.relic ? "*" : ""}`;
}

export function docking(facility: Facility, dice: readonly Die[]): string {
  return `dock ${facility} ${dice.map(dieText).join(" ")}`;
}

/** The dice of `dock facility …`, or null for another move. */
export function dockedDice(text: string, facility: Facility): Die[] | null {
  const [verb, where, ...dice] = text.split(" ");
  return verb === "dock" && where === facility ? dice.map(readDie) : null;
}

/** The dice left when `some` are taken out of `all`; null if they are not all there. */
export function without(all: readonly Die[], some: readonly Die[]): Die[] | null {
  const rest = [...all];
  for (const die of some) {
    const at = rest.findIndex((other) => other.value === die.value && other.relic === die.relic);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

export function ascending(dice: readonly Die[]): Die[] {
  return [...dice].sort((a, b) => a.value - b.value || Number(a.relic) - Number(b.relic));
}
