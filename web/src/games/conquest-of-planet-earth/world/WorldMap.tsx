import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { useOneZone } from "../../../shell/frame/windowClass";
import { Icon } from "../../../shell/icons/Icon";
import { Moon, Mothership, WorldSky } from "../drawing/Drawings";
import type { Space } from "../position/position";
import { useDesk } from "../table/desk";
import { Together } from "../table/TerrorRace";
import { Ground, WayThere } from "./Ground";
import { hang } from "./hang";
import { type Layout, closer, layout } from "./layout";
import { Mini } from "./Mini";
import { Pointed } from "./Pointed";
import { Tile } from "./Tile";
import { useLens } from "./useLens";
import { useLetters } from "./useLetters";
import { useMapMotion } from "./useMapMotion";
import { useRoom } from "./useRoom";
import { next } from "./walk";

/** The map that turns itself, over the town at night; on a phone whole, or closer under a lens. */
export function WorldMap() {
  const { view, me, turns } = useDesk();
  const small = useOneZone();
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const { spaces } = view;
  const whole = useMemo(
    () => (room.width > 0 ? layout(spaces, me, room) : null),
    [spaces, me, room],
  );
  useEffect(() => {
    turns.current = whole?.turns ?? turns.current;
  }, [whole, turns]);
  const lens = useLens(frame, small, whole);
  const laid = whole && lens.on ? closer(whole) : whole;
  return (
    <>
      <WorldSky />
      {small && view.track && <Together />}
      <div className={`map${lens.on ? " closer" : ""}`} ref={frame} data-tile={laid ? Math.round(laid.width) : undefined}>
        {laid && !lens.on && <Hangs laid={laid} room={room} />}
        {laid && <Places laid={laid} />}
      </div>
      {small && whole && (
        <>
          <button type="button" className={`lens${!lens.on && isCovered(whole, room) ? " left" : ""}`} aria-label={lens.on ? "The whole map" : "Closer"} onClick={lens.toggle}>
            <Icon name={lens.on ? "map" : "zoom"} />
          </button>
          {lens.on && <Mini view={view} />}
        </>
      )}
    </>
  );
}

/** The lens with what is around it, and the places that it would cover at the right. */
const CORNER = 58;

function isCovered({ places, width, height }: Layout, room: { width: number; height: number }): boolean {
  const low = places.filter(({ top }) => top + height > room.height - CORNER);
  return low.some(({ left }) => left + width > room.width - CORNER) && !low.some(({ left }) => left < CORNER);
}

function Hangs({ laid, room }: { laid: Layout; room: { width: number; height: number } }) {
  const { mothership, moon, scale } = useMemo(() => hang(laid, room), [laid, room]);
  return (
    <div className="hangs">
      {mothership && (
        <Mothership style={{ left: mothership.left - 6 * scale, top: mothership.top, width: 260 * scale }} />
      )}
      {moon && <Moon style={{ left: moon.left - 73 * scale, top: moon.top - 73 * scale, width: 262 * scale }} />}
    </div>
  );
}

/** All places, one of which the Tab key stops at beside those that are lit; the arrow keys walk. */
function Places({ laid }: { laid: Layout }) {
  const { view, before, me } = useDesk();
  useLetters();
  const found = useRef<HTMLDivElement>(null);
  useMapMotion(found, view, before);
  const [at, setAt] = useState<Space | null>(null);
  const leans = useRef(1);
  const home = useMemo(
    () => Object.entries(view.spaces).find(([, { site }]) => site === me)?.[0] ?? "obj-c",
    [view.spaces, me],
  );
  const walk = (event: KeyboardEvent, name: Space): void => {
    if (event.key === "ArrowLeft") leans.current = -1;
    if (event.key === "ArrowRight") leans.current = 1;
    const to = next(laid, name, event.key, leans.current);
    if (!event.key.startsWith("Arrow")) return;
    event.preventDefault();
    if (!to) return;
    setAt(to);
    found.current?.querySelector<HTMLElement>(`[data-space="${to}"]`)?.focus();
  };
  const size = { width: laid.width, height: laid.height };
  return (
    <div className="places" ref={found} style={{ width: laid.across, height: laid.down }}>
      <Ground laid={laid} view={view} />
      {laid.places.map((place) => (
        <Tile key={place.name} place={place} size={size} stop={place.name === (at ?? home)} onKeyDown={walk} />
      ))}
      <WayThere laid={laid} />
      <Pointed laid={laid} />
    </div>
  );
}
