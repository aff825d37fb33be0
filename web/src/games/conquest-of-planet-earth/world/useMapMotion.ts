import { type RefObject, useLayoutEffect } from "react";
import { isCalm } from "../../../shell/settings/SettingsProvider";
import type { View } from "../position/view";
import { movedBetween } from "./motion";

const EASE = "cubic-bezier(.2,.7,.2,1)";
/** Milliseconds. */
const HOP = 260;
const LANDING = 420;
const TURN = 260;
const STAMP = 240;

/** Saucers hop from place to place and come down from the mothership, Counters drop or roll up, what is found turns over, a marker is stamped. */
export function useMapMotion(map: RefObject<HTMLElement | null>, view: View, before: View | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position
  useLayoutEffect(() => {
    const root = map.current;
    if (!root || !before || before === view || isCalm()) return;
    const tile = (name: string): HTMLElement | null => root.querySelector(`[data-space="${name}"]`);
    const { hops, found, taken, drops } = movedBetween(before, view);
    for (const { seat, from, to } of hops) {
      const there = tile(to);
      const fleet = there?.querySelector<HTMLElement>(`[data-fleet="${seat}"]`);
      const start = from === null ? null : tile(from);
      if (!there || !fleet) continue;
      const [dx, dy] = start ? [start.offsetLeft - there.offsetLeft, start.offsetTop - there.offsetTop] : [0, -there.offsetTop - 80];
      fleet.animate(
        [
          { transform: `translate(${dx}px, ${dy}px) rotate(${dx < 0 ? 6 : -6}deg)` },
          { transform: "translateY(4px)", offset: 0.85 },
          { transform: "none" },
        ],
        { duration: start ? HOP : LANDING, easing: EASE },
      );
    }
    for (const { from, to } of drops) {
      const there = tile(to);
      const start = from === null ? null : tile(from);
      if (!there) continue;
      const [dx, dy] = start ? [start.offsetLeft - there.offsetLeft, start.offsetTop - there.offsetTop] : [0, -40];
      const begins = { transform: `translate(${dx}px, ${dy}px)`, opacity: start ? 1 : 0 };
      there.querySelector(".ctr:last-child")?.animate([begins, { transform: "none", opacity: 1 }], { duration: LANDING, easing: EASE });
    }
    for (const name of found)
      tile(name)
        ?.querySelector(".in")
        ?.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], { duration: TURN, easing: EASE });
    for (const name of taken)
      tile(name)
        ?.querySelector(".tl")
        ?.animate([{ transform: "scale(2.4)", opacity: 0 }, { transform: "none", opacity: 1 }], { duration: STAMP, easing: EASE });
  }, [view]);
}
