/** Where a lesson points: what of a step is pressed next, and where on the screen all of it is. */

import type { Spot, Step } from "./lesson";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Ring extends Box {
  /** Its place in the order of things; none at what the words only speak of. */
  number: number | null;
  look: "now" | "done" | "next" | "about";
}

/** What belongs to the lesson or answers at any time: it is neither dimmed nor kept from answering. */
export const CLEAR = ".coach, .tabs, .morebelow, .slip, [role=dialog], [role=menu]";

/** Dimmed nowhere: whoever learns looks there all the time. */
const IN_SIGHT = `.tray, .bridge, ${CLEAR}`;

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** The first of what a selector finds that is seen; of several selectors the first that finds something. */
export function seen(selector: string | readonly string[]): Element | null {
  if (typeof selector === "string") return [...document.querySelectorAll(selector)].find(isSeen) ?? null;
  for (const one of selector) {
    const found = seen(one);
    if (found) return found;
  }
  return null;
}

/** Which spot of a step is to be pressed now: the next one only where the one before shows that it was. */
export function nextSpot(press: readonly Spot[], finds: (selector: Spot["at"]) => unknown): number {
  let at = 0;
  for (const [i, { done }] of press.entries()) {
    const following = press[i + 1];
    if (!done || !following || !finds(done) || !finds(following.at)) break;
    at = i + 1;
  }
  return at;
}

/** Something on the table still moves: nobody speaks of it yet. */
export function isMoving(): boolean {
  return document.getAnimations().some(({ effect, playState }) => {
    const ends = effect?.getComputedTiming().endTime;
    if (playState !== "running" || typeof ends !== "number" || !Number.isFinite(ends)) return false;
    return !(effect instanceof KeyframeEffect && effect.target?.closest(".coach, .pointing, .later"));
  });
}

function boxOf(element: Element, by: number): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  const round = (n: number): number => Math.round(n * 2) / 2;
  return { x: round(x - by), y: round(y - by), width: round(width + 2 * by), height: round(height + 2 * by) };
}

/** With what hangs over its upper edge. */
function wholeBox(element: Element, by: number): Box {
  const box = boxOf(element, by);
  const hangs = [...element.children].filter(isSeen).map((child) => boxOf(child, by).y);
  const top = Math.min(box.y, ...hangs);
  return { ...box, y: top, height: box.height + box.y - top };
}

const ROOM = 5;

/** What is ringed for the sake of something that is pressed. */
export function ringed(target: Element, { around }: Spot): Element {
  return (around && target.closest(around)) || target;
}

/** The rings of a step of which a spot is pressed next; `press.length` stands for its result. */
export function ringsOf(step: Step, at: number): Ring[] {
  const press = step.press ?? [];
  const rings: Ring[] = [];
  const add = (element: Element | null, number: number | null, look: Ring["look"], box = boxOf): void => {
    if (element) rings.push({ ...box(element, ROOM), number, look });
  };
  const numbered = press.length > 1 || step.changed !== undefined;
  for (const [i, spot] of press.entries()) {
    const target = seen(spot.at);
    const look = i === at ? "now" : i < at ? "done" : "next";
    add(target && ringed(target, spot), numbered ? i + 1 : null, look, spot.around ? wholeBox : boxOf);
  }
  if (step.changed) add(seen(step.changed), press.length + 1, at === press.length ? "now" : "next");
  if (step.about) add(seen(step.about), null, "about");
  return rings;
}

/** What is not dimmed: what is pointed at, and what is always in sight. */
export function clearBoxes(rings: readonly Ring[]): Box[] {
  const others = [...document.querySelectorAll(IN_SIGHT)].filter(isSeen).map((element) => boxOf(element, 0));
  return [...rings.map(({ x, y, width, height }) => ({ x, y, width, height })), ...others];
}
