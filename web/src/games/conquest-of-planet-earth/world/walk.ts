/** The arrow keys walk from a place to those that touch it. */

import type { Space } from "../position/position";
import type { Layout } from "./layout";

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next place in a direction; of two above or below, the one to the side (`leans`) to which one has walked last. */
export function next(laid: Layout, from: Space, key: string, leans: number): Space | null {
  const way = KEYS[key];
  const here = laid.places.find(({ name }) => name === from);
  if (!way || !here) return null;
  const [across, down] = way;
  const near = laid.places
    .map((place) => ({
      name: place.name,
      x: (place.left - here.left) / laid.width,
      y: (place.top - here.top) / laid.height,
    }))
    .filter(({ x, y }) => Math.round(y) === down && (down === 0 ? Math.round(x) === across : Math.abs(x) < 0.75));
  const sorted = near.sort((a, b) => (b.x - a.x) * leans);
  return sorted[0]?.name ?? null;
}
