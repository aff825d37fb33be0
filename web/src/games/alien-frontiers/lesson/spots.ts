/** What the lessons of this game point at: ships, places, cards and buttons of its table. */

import type { Spot } from "../../../shell/lesson/lesson";
import type { Board, Card, Dock, Facility, Territory } from "../names/names";

/** The unplaced ships, one after another; equal ones lie side by side. */
export function ships(...values: number[]): Spot[] {
  return values.map((value, i) => {
    const before = values.slice(0, i).filter((other) => other === value).length;
    const die = `.bigdie[data-die="${value}"]`;
    const nth = (one: string): string => Array.from({ length: before + 1 }, () => one).join(" ~ ");
    const again = before > 0 ? "the other" : "the";
    return { at: nth(die), done: nth(`${die}[aria-pressed="true"]`), say: `Tap ${again} ${value}` };
  });
}

export function plate(facility: Facility): string {
  return `.plate[data-facility="${facility}"]`;
}

/** A place that takes the chosen ships. */
export function place(facility: Facility, say: string): Spot {
  return { at: `${plate(facility)} .hit`, around: ".plate", say };
}

/** Why does a place not take the chosen ships? Where room is dear, such places are folded away. */
export function why(facility: Facility): Spot {
  return { at: [`[data-why="${facility}"]`, ".docks .fold"], around: ".plate", say: "Ask “why?”" };
}

/** What the answer offers instead; whoever has closed it asks again. */
export function instead(facility: Facility, value: number, say: string): Spot {
  const again = [why(facility).at, ships(value).map(({ at }) => at)].flat(2);
  return { at: [".why .do", ...again], say };
}

/** A faction’s dock or a space of the belt that takes the chosen ships. */
export function dock(named: Dock, say: string): Spot {
  return { at: `[data-dock="${named}"] .hit`, around: ".stp, .fl, .dockrow1", say };
}

/** The row of a faction, which opens its board while no ship is chosen. */
export function board(named: Board, say: string): Spot {
  return { at: `.seat [data-dock="${named}"] .hit`, around: ".fl", say };
}

const STRIP = { card: ":first-child", asteroid: ":nth-child(2)", agenda: ".sl", power: ":last-child" } as const;

/** Something that one holds: its chip, a tablet’s button for its kind, or the sheet of a phone. */
export function held(kind: keyof typeof STRIP, name: string, say: string): Spot {
  return { at: [`[data-spot="${kind}:${name}"]`, `.strip .sb${STRIP[kind]}`, ".handbtn"], say };
}

/** What something that one holds can do; it is opened first. */
export function using(kind: keyof typeof STRIP, name: string, act: string, say: string): Spot {
  const chip = held(kind, name, say).at;
  return { at: [`[data-action="${act}"]`, ...chip], say };
}

/** What was opened is closed: the sheet of a phone, or a slip, by its chip. */
export function closing(kind: keyof typeof STRIP, name: string): Spot {
  const chip = held(kind, name, "").at;
  return { at: [".sheet-card .x", ...(Array.isArray(chip) ? chip.slice(0, 2) : [])], say: "Close it" };
}

/** What is seen once something is not there any more. */
export function without(selector: string): string {
  return `body:not(:has(${selector}))`;
}

/** A button that does something, by what it does. */
export function button(act: string, say: string): Spot {
  return { at: `[data-action="${act}"]`, say };
}

/** A territory that answers a question; a phone asks once more below. */
export function territory(named: Territory, act: string, say: string): Spot[] {
  const sector = `[data-territory="${named}"]`;
  return [
    { at: sector, done: `.hot${sector}`, say },
    { at: `.pick [data-action="${act}"]`, say: "Here" },
  ];
}

/** Where a colony lands. */
export function landing(named: Territory, say: string): Spot[] {
  return territory(named, `land ${named}`, say);
}

/** A card that is discarded for a territory. */
export function discarding(card: Card, named: Territory, say: string): Spot[] {
  const act = `discard ${card}`;
  // Where one zone is seen at a time, the own cards lie on a sheet; where room is dear, a card opens by its name.
  const at = [`[data-action="${act}"]`, ".handbtn", `.hc [data-why="${card}"]`];
  const first = { at, around: ".hc", done: `.can[data-territory="${named}"]`, say: "Discard the card" };
  return [first, ...territory(named, `${act} ${named}`, say)];
}

export const RACK = "[data-rack=own]";
export const POINTS = ".me .pts";
export const RACE = ".race";

/** The own colony's way at the Hub. */
export const TRACK = ".mytrack .circ";

export const ROLL: Spot = { at: '[data-action="roll"]', say: "Roll your ships", key: " " };
export const END: Spot = { at: '[data-action="end"]', say: "End the turn", key: "e" };
export const UNDO: Spot = { at: '[data-action="undo"]', say: "Take it back", key: "u" };
