/** The map lays itself out: it is turned in steps of 60 degrees until its places are largest. */

import type { Letter } from "../../../shell/link/wire";
import type { Space, SpaceSeen } from "../position/position";

export interface Placed {
  name: Space;
  left: number;
  top: number;
}

export interface Layout {
  /** How often it was turned by 60 degrees. */
  turns: number;
  /** Of each place. */
  width: number;
  height: number;
  places: readonly Placed[];
  /** Of the whole. */
  across: number;
  down: number;
}

/** A place is at most so much wider than high, and hardly higher than wide. */
const WIDEST = 1.5;
const HIGHEST = 1.02;
/** So much does it weigh that the own Landing Site lies low and left; only where places are as large. */
const HOMEWARD = 0.12;

type Axial = readonly [number, number];

/** A sixth of a turn around the middle. */
export function turned([q, r]: Axial, times: number): Axial {
  return times === 0 ? [q, r] : turned([-r, q + r], times - 1);
}

const TURNS = [0, 1, 2, 3, 4, 5];

/** The layout of the largest places in so much room; among equal ones that with the own Landing Site low and left. */
export function layout(
  spaces: Readonly<Record<Space, SpaceSeen>>,
  me: Letter | null,
  room: { width: number; height: number },
  turned: readonly number[] = TURNS,
): Layout {
  const found = turned.map((turns) => laid(spaces, me, room, turns));
  const [first, ...others] = found;
  if (!first) throw new Error("a map can be turned");
  return others.reduce((best, one) => (one.score > best.score ? one : best), first);
}

function laid(
  spaces: Readonly<Record<Space, SpaceSeen>>,
  me: Letter | null,
  room: { width: number; height: number },
  turns: number,
): Layout & { score: number } {
  const points = Object.entries(spaces).map(([name, { point, site }]) => {
    const [q, r] = turned(point, turns);
    return { name, x: q + r / 2, y: r, home: site !== null && site === me };
  });
  const [x0, x1] = extent(points.map(({ x }) => x));
  const [y0, y1] = extent(points.map(({ y }) => y));
  const columns = x1 - x0 + 1;
  const rows = y1 - y0 + 1;
  const wide = Math.min(room.width / columns, (room.height / rows) * WIDEST);
  const high = Math.min(room.height / rows, wide * HIGHEST);
  const left = (room.width - columns * wide) / 2;
  const top = (room.height - rows * high) / 2;
  const home = points.find((one) => one.home);
  return {
    turns,
    width: wide,
    height: high,
    places: points.map(({ name, x, y }) => ({ name, left: left + (x - x0) * wide, top: top + (y - y0) * high })),
    across: room.width,
    down: room.height,
    score: Math.min(wide / 1.15, high) + (home ? (home.y - home.x * 0.4) * HOMEWARD : 0),
  };
}

function extent(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** Places that have their names, also where the whole map has no room for them. */
const CLOSER = { width: 108, height: 92 };
/** Around them. */
const MARGIN = 8;

/** The same map with its places large enough to be read, from its upper left corner on. */
export function closer(laid: Layout): Layout {
  const wide = Math.max(CLOSER.width, laid.width);
  const high = Math.max(CLOSER.height, laid.height);
  const left = Math.min(...laid.places.map((place) => place.left));
  const top = Math.min(...laid.places.map((place) => place.top));
  const places = laid.places.map((place) => ({
    name: place.name,
    left: ((place.left - left) / laid.width) * wide + MARGIN,
    top: ((place.top - top) / laid.height) * high + MARGIN,
  }));
  return {
    turns: laid.turns,
    width: wide,
    height: high,
    places,
    across: Math.max(...places.map((place) => place.left)) + wide + MARGIN,
    down: Math.max(...places.map((place) => place.top)) + high + MARGIN,
  };
}
