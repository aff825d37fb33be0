/** The game's own keys: 1 to 7 for ships, a letter for each place, Escape to go back. */

import type { Facility } from "../names/names";
import type { Desk } from "./desk";

/** The letter of each place: pressed again, it does what the place offers. */
export const PLACE_KEYS: Readonly<Record<string, Facility>> = {
  s: "solar-converter",
  y: "shipyard",
  h: "colonist-hub",
  m: "orbital-market",
  a: "alien-artifact",
  t: "terraforming-station",
  c: "colony-constructor",
  r: "raiders-outpost",
  l: "lunar-mine",
};

/** R is also the key that does something again, while no ship is chosen. */
const SHARED = "r";

/** Was it a key of the game? `goTo` brings the focus to a place, or presses what has it there. */
export function pressed(desk: Desk, key: string, goTo: (facility: Facility) => boolean): boolean {
  const place = PLACE_KEYS[key.toLowerCase()];
  if (place && desk.mine && (key.toLowerCase() !== SHARED || desk.chosen.length > 0)) return goTo(place);
  if (/^[1-7]$/.test(key)) {
    const index = Number(key) - 1;
    const asked = desk.view.asks === "main" || desk.view.asks === "carry";
    if (desk.mine && index < desk.dice.length && asked) desk.toggle(index);
    return true;
  }
  if (key !== "Escape") return false;
  if (desk.opened) desk.open(null);
  else if (desk.chosen.length > 0) desk.choose([]);
  return true;
}

/** What of a place takes the focus: the button that covers it, else what may be done there, else why not. */
const WITHIN = [".hit", "button.deed", "button.port", "[data-why]"];

/** Brings the focus to a place; if it is there already, presses it. */
export function goToPlace(root: HTMLElement | null, facility: Facility): boolean {
  const plate = root?.querySelector<HTMLElement>(`[data-facility="${facility}"]`);
  const found = WITHIN.map((what) => plate?.querySelector<HTMLElement>(what)).find((one) => one);
  if (!plate || !found) return false;
  if (document.activeElement === found) found.click();
  else {
    plate.scrollIntoView({ block: "nearest" });
    found.focus({ preventScroll: true });
  }
  return true;
}
