import { useRef, type TouchEvent } from "react";
import { losesSomething } from "../../games/alien-frontiers/hand/unfinished";
import { useDesk } from "./desk";

export const ZONES = [
  ["planet", "Planet"],
  ["facilities", "Facilities"],
  ["players", "Players"],
] as const;
export type Zone = (typeof ZONES)[number][0];

/** On a phone one zone is seen at a time. */
export function Zones({ zone, onZone }: { zone: Zone; onZone: (zone: Zone) => void }) {
  const { offers, left } = useDesk();
  const lit = Object.values(offers).filter((offer) => offer.kind === "lit").length;
  const earned = lit === 0 && losesSomething(left);
  return (
    <nav className="tabs" aria-label="Zones">
      {ZONES.map(([key, name]) => (
        <button key={key} aria-pressed={zone === key} onClick={() => onZone(key)}>
          {name}
          {key === "facilities" && lit > 0 && (
            <b>
              {lit}
              <span className="vh"> places can take the chosen ships</span>
            </b>
          )}
          {key === "facilities" && earned && (
            <b className="earned">
              1<span className="vh"> thing to take</span>
            </b>
          )}
        </button>
      ))}
    </nav>
  );
}

const SWIPE = 60;

/** A sideways swipe changes the zone. */
export function useSwipe(zone: Zone, onZone: (zone: Zone) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!start.current || !touch) return;
      const [dx, dy] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      if (Math.abs(dx) < SWIPE || Math.abs(dy) > Math.abs(dx) / 2) return;
      const at = ZONES.findIndex(([key]) => key === zone) + (dx < 0 ? 1 : -1);
      const next = ZONES[at];
      if (next) onZone(next[0]);
    },
  };
}
