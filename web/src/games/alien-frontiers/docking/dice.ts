/** Dice as they are chosen and as dockings name them. */

import { type Dock, isBeltSpace } from "../names/names";
import { type Die, readDie } from "../position/view";

export function dieText(die: Die): string {
  return `${die.value}${die.relic ? "*" : ""}`;
}

/** Ships dock at a space of the belt only to claim what lies there. */
export function dockVerb(dock: Dock): string {
  return isBeltSpace(dock) ? "claim" : "dock";
}

export function docking(dock: Dock, dice: readonly Die[]): string {
  return `${dockVerb(dock)} ${dock} ${dice.map(dieText).join(" ")}`;
}

/** The dice of `dock shipyard …`, or null for another move. */
export function dockedDice(text: string, dock: Dock): Die[] | null {
  const [verb, where, ...dice] = text.split(" ");
  return verb === dockVerb(dock) && where === dock ? dice.map(readDie) : null;
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
