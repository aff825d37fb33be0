/** Where the map leaves the sky free: there the mothership and the moon hang. */

import type { Layout } from "./layout";

interface Spot {
  left: number;
  top: number;
}

export interface Hung {
  mothership: Spot | null;
  moon: Spot | null;
  scale: number;
}

interface Room {
  width: number;
  height: number;
}

const MOTHERSHIP: Room = { width: 236, height: 92 };
const MOON: Room = { width: 118, height: 118 };
/** So far down they may hang, of the whole height. */
const LOWEST = 0.62;
const STEP = 12;
/** So much of it may be behind postcards. */
const HIDDEN = { mothership: 0.25, moon: 0.3 };
/** So near they may not come to each other. */
const APART: Room = { width: 230, height: 150 };

export function hang(laid: Layout, room: Room): Hung {
  const scale = Math.min(1, room.width / 860);
  const mothership = freest(laid, room, sized(MOTHERSHIP, scale), null);
  const moon = freest(laid, room, sized(MOON, scale), mothership);
  return {
    mothership: mothership && mothership.hidden < HIDDEN.mothership ? mothership : null,
    moon: moon && moon.hidden < HIDDEN.moon ? moon : null,
    scale,
  };
}

function sized({ width, height }: Room, scale: number): Room {
  return { width: width * scale, height: height * scale };
}

function freest(laid: Layout, room: Room, size: Room, other: Spot | null): (Spot & { hidden: number }) | null {
  let best: (Spot & { hidden: number; cost: number }) | null = null;
  for (let left = 0; left <= room.width - size.width; left += STEP)
    for (let top = 0; top <= room.height * LOWEST - size.height; top += STEP) {
      if (other && Math.abs(left - other.left) < APART.width && Math.abs(top - other.top) < APART.height) continue;
      const behind = covered(laid, left, top, size);
      const cost = behind + top * 4 + Math.min(left, room.width - size.width - left) * 0.4;
      if (!best || cost < best.cost) best = { left, top, cost, hidden: behind / (size.width * size.height) };
    }
  return best;
}

/** How much of a rectangle lies behind postcards. */
function covered({ places, width, height }: Layout, left: number, top: number, size: Room): number {
  return places.reduce((sum, place) => {
    const across = Math.min(left + size.width, place.left + width) - Math.max(left, place.left);
    const down = Math.min(top + size.height, place.top + height) - Math.max(top, place.top);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
}
