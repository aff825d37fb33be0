import { useEffect, useRef, useState } from "react";
import type { Step } from "./lesson";
import { type Box, type Ring, clearBoxes, isMoving, nextSpot, ringed, ringsOf, seen } from "./pointing";

export interface Pointing {
  /** Which spot of the step is pressed next; as many as it has: what changed is looked at. */
  at: number;
  rings: Ring[];
  clear: Box[];
  size: { width: number; height: number };
}

interface Wish {
  /** The step that somebody is to do now; null while others play. */
  step: Step | null;
  /** It is done, and its result is looked at. */
  after: boolean;
  /** The element with the words of the step. */
  words: string;
  /** Have it done: what is pointed at is pressed by itself. */
  forMe: boolean;
  /** What ends this step, which no act ends, is seen. */
  onSeen: (step: Step) => void;
}

/** Follow what a step points at, frame by frame: the table moves, scrolls and draws anew. */
export function usePointing({ step, after, words, forMe, onSeen }: Wish): Pointing | null {
  const [pointing, setPointing] = useState<Pointing | null>(null);
  const wish = useRef({ forMe, onSeen });
  wish.current = { forMe, onSeen };
  useEffect(() => {
    if (!step) return;
    let frame = 0;
    let last = "";
    let lastRoom = "";
    let now: Element | null = null;
    let pressed: Element | null = null;
    let pressedAt = 0;
    let frames = 0;
    const press = step.press ?? [];
    const follow = (): void => {
      frame = requestAnimationFrame(follow);
      frames += 1;
      if (isMoving()) return;
      if (step.until && seen(step.until)) {
        wish.current.onSeen(step);
        return;
      }
      const at = after ? press.length : nextSpot(press, seen);
      const spot = after ? undefined : press[at];
      const target = spot ? seen(spot.at) : null;
      const size = { width: innerWidth, height: innerHeight };
      const room = roomOf(target);
      if (target !== now) {
        unmark(now);
        if (target && spot) mark(target, ringed(target, spot), words);
        now = target;
      } else if (target && spot && room !== lastRoom) bringInSight(target, ringed(target, spot));
      lastRoom = room;
      const rings = ringsOf(step, at);
      const next: Pointing = { at, rings, clear: clearBoxes(rings), size };
      const drawn = JSON.stringify(next);
      if (drawn !== last) setPointing(next);
      last = drawn;
      // Once more where it had no effect, as when the table did not know yet what would come of it.
      if (wish.current.forMe && target && (target !== pressed || frames - pressedAt > FRAMES)) {
        [pressed, pressedAt] = [target, frames];
        target.dispatchEvent(pressOf(target));
      }
    };
    frame = requestAnimationFrame(follow);
    return () => {
      cancelAnimationFrame(frame);
      unmark(now);
      setPointing(null);
    };
  }, [step, after, words]);
  return pointing;
}

/** What presses it: a menu opens by a key, all else by a click. */
function pressOf(target: Element): Event {
  const wish = { bubbles: true, cancelable: true };
  return target.ariaHasPopup ? new KeyboardEvent("keydown", { key: "Enter", ...wish }) : new MouseEvent("click", wish);
}

/** For so many frames an act has time to show. */
const FRAMES = 40;

/** How often something was marked. */
let marked = 0;

/** The marked element is described by the words, has the focus, and lies where it can be seen. */
function mark(target: Element, around: Element, words: string): void {
  around.setAttribute("data-ring", "");
  target.setAttribute("data-ringed", String(++marked));
  target.setAttribute("aria-describedby", words);
  bringInSight(target, around);
  (target as HTMLElement | SVGElement).focus({ preventScroll: true });
}

/** What moves a thing out of sight when it changes: the window, and what else comes into its sheet. */
function roomOf(target: Element | null): string {
  const sheet = target instanceof HTMLElement ? target.offsetParent : null;
  return [innerWidth, innerHeight, sheet?.scrollHeight].join();
}

/** Scroll to what is ringed, unless its middle and its upper and lower edge are seen. */
function bringInSight(target: Element, around: Element): void {
  const { x, y, width, height } = around.getBoundingClientRect();
  const isSeenAt = (share: number): boolean =>
    around.contains(document.elementFromPoint(x + width / 2, y + height * share));
  if (![0.1, 0.5, 0.9].every(isSeenAt)) (height > innerHeight / 2 ? target : around).scrollIntoView({ block: "center" });
}

function unmark(target: Element | null): void {
  target?.closest("[data-ring]")?.removeAttribute("data-ring");
  target?.removeAttribute("data-ringed");
  target?.removeAttribute("aria-describedby");
}
