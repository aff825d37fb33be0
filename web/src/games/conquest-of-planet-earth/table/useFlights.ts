import { type RefObject, useLayoutEffect } from "react";
import { flyIcon, whereIs } from "../../../shell/icons/flyIcon";
import type { Letter } from "../../../shell/link/wire";
import { isCalm } from "../../../shell/settings/SettingsProvider";
import type { View } from "../position/view";
import { type Gain, gainsBetween } from "../world/motion";

/** Milliseconds. */
const FLIGHT = 500;
const STAGGER = 90;
const MOST = 4;

/** Terror flies from where it was won to its seat, tokens from the mothership; the numbers have changed already. */
export function useFlights(root: RefObject<HTMLElement | null>, view: View, before: View | null, me: Letter): void {
  useLayoutEffect(() => {
    const table = root.current;
    if (!table || !before || before === view || isCalm()) return;
    let order = 0;
    for (const gain of gainsBetween(before, view)) {
      const from = startOf(table, gain);
      const to = homeOf(table, gain, me, view.letters.indexOf(gain.seat));
      if (!from || !to) continue;
      for (let i = 0; i < Math.min(gain.n, MOST); i++)
        flyIcon(gain.what, `cq cq-flyer s${gain.seat}`, from, to, { duration: FLIGHT, delay: order++ * STAGGER });
    }
  }, [root, view, before, me]);
}

/** Its place on the map, or the screen while a Battle is shown; tokens come from above. */
function startOf(table: HTMLElement, { what, from }: Gain): DOMRect | null {
  const there = what === "menace" ? ".mothel" : `.tile[data-space="${from}"]`;
  return whereIs(table.querySelector(there)) ?? whereIs(table.querySelector(".screen, .map"));
}

/** The own plate or the seat's row; on a phone its number at the top. */
function homeOf(table: HTMLElement, { seat, what }: Gain, me: Letter, nth: number): DOMRect | null {
  const own = what === "burst" ? ".me .points" : ".me .kv:last-child";
  const row = whereIs(table.querySelector(seat === me ? own : `[data-seat="${seat}"] ${what === "burst" ? ".pts" : ".stats"}`));
  return row ?? whereIs(table.querySelectorAll(".chip")[nth]);
}
