/** The game's own keys: 1 to 7 for ships, a letter for each place and for what modules bring, Escape to go back. */

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

/** What modules bring lies in several places: the key leads from one to the next. */
const NEXT_KEYS: Readonly<Record<string, string>> = {
  f: ".fl > .hit, .fl .rs button",
  b: ".stp > .hit, .stp .rs button",
  g: ".hchip.slip, .strip > .sl",
  d: ".hchip:not(.slip), .strip > :not(.sl)",
};

/** R is also the key that does something again, while no ship is chosen. */
const SHARED = "r";

/** Was it a key of the game? Whatever has a letter on this table takes the focus, and a place that has it is pressed. */
export function pressed(desk: Desk, key: string, root: HTMLElement | null): boolean {
  const next = NEXT_KEYS[key.toLowerCase()];
  if (next) return goToNext(root, next);
  const place = PLACE_KEYS[key.toLowerCase()];
  if (place && desk.mine && (key.toLowerCase() !== SHARED || desk.chosen.length > 0)) return goToPlace(root, place);
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
function goToPlace(root: HTMLElement | null, facility: Facility): boolean {
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

/** Brings the focus to the first of these, or from one of them to the next. */
function goToNext(root: HTMLElement | null, which: string): boolean {
  const all = [...(root?.querySelectorAll<HTMLElement>(which) ?? [])].filter((one) => one.checkVisibility());
  const next = all[(all.indexOf(document.activeElement as HTMLElement) + 1) % Math.max(1, all.length)];
  next?.scrollIntoView({ block: "nearest" });
  next?.focus({ preventScroll: true });
  return next !== undefined;
}
