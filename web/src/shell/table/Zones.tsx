import { Icon } from "../icons/Icon";
import { useRef, type ReactNode, type TouchEvent } from "react";

/** A part of the table that fills a phone's screen. */
export interface Zone<Key extends string> {
  key: Key;
  name: string;
  icon: string;
  /** What waits there, as a number. */
  badge?: ReactNode;
}

interface ZonesProps<Key extends string> {
  zones: readonly Zone<Key>[];
  zone: Key;
  onZone: (zone: Key) => void;
}

/** On a phone one zone is seen at a time; held sideways its tabs are a rail. */
export function Zones<Key extends string>({ zones, zone, onZone }: ZonesProps<Key>) {
  return (
    <nav className="tabs" aria-label="Zones">
      {zones.map(({ key, name, icon, badge }) => (
        <button type="button" key={key} data-zone={key} aria-pressed={zone === key} onClick={() => onZone(key)}>
          <Icon name={icon} />
          {name}
          {badge}
        </button>
      ))}
    </nav>
  );
}

const SWIPE = 60;

/** A sideways swipe changes the zone. */
export function useSwipe<Key extends string>(zones: readonly Key[], zone: Key, onZone: (zone: Key) => void) {
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
      const next = zones[zones.indexOf(zone) + (dx < 0 ? 1 : -1)];
      if (next) onZone(next);
    },
  };
}
