/** What the lessons of this game point at: medals, places, cards and buttons of its table. */

import type { Spot } from "../../../shell/lesson/lesson";
import type { Space } from "../position/position";

export function tile(space: Space): string {
  return `[data-space="${space}"]`;
}

/** A Command Counter, and the button that lays it. */
export function commanding(number: number): Spot[] {
  const medal = `.medal[data-action="choose ${number}"]`;
  return [
    { at: medal, done: `${medal}[aria-checked="true"]`, say: `Tap the ${number}`, key: String(number) },
    { at: GO, say: "Lock it in", key: "e" },
  ];
}

/** The Aliens of a place, and where they go. */
export function moving(from: Space, to: Space, who: string, where: string): Spot[] {
  return [
    { at: tile(from), done: `${tile(from)}[aria-pressed="true"]`, say: `Tap ${who}` },
    { at: `${tile(to)}[data-lit]`, say: where },
  ];
}

/** A place that answers what is asked. */
export function place(space: Space, say: string): Spot {
  return { at: [`${tile(space)}[data-lit]`, `.opt[data-action$=" ${space}"]`], say };
}

/** A card or an answer that is chosen first, and then played. */
export function playing(act: string, say: string, then: string): Spot[] {
  const chosen = `[data-action="${act}"]`;
  return [
    { at: chosen, done: `${chosen}[aria-pressed="true"]`, say },
    { at: GO, say: then, key: "e" },
  ];
}

/** An answer among others; where it is chosen already or the quiet one, it is the large button. */
export function answering(act: string, say: string): Spot {
  return { at: [`.opt[data-action="${act}"]:not([aria-pressed="true"])`, GO], say };
}

const GO = ".acts2 [data-action=end]";

/** The large button, which says what it does. */
export function goOn(say: string): Spot {
  return { at: GO, say, key: "e" };
}

export const UNDO: Spot = { at: '[data-action="undo"]', say: "Take it back", key: "u" };

/** What the words speak of. */
export const RACE = ".race";
export const TRACK = ".tech";
export const ORDER = ".ord";
export const SCREEN = ".world";
