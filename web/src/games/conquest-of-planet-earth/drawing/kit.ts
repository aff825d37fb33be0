/** The things that places are built of; x, y is where they stand on the ground. */

import { box, disc, line, type Random, shape } from "./pen";

/** Windows of a wall; about six of ten are lit, by the seed. */
export function windows(
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  random: Random,
  lit = 0.6,
): string {
  const wide = w / (columns * 1.6 + 0.6);
  const high = h / (rows * 1.6 + 0.6);
  let drawn = "";
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      if (random() < lit)
        drawn += box(x + wide * (0.6 + column * 1.6), y + high * (0.6 + row * 1.6), wide, high, "win");
    }
  }
  return drawn;
}

export const pine = (x: number, y: number, h: number, colour = "ink"): string =>
  shape(
    `M${x} ${y - h}l${h * 0.2} ${h * 0.38}h-${h * 0.08}l${h * 0.16} ${h * 0.34}h-${h * 0.1}l${h * 0.14} ${h * 0.28}h-${h * 0.64}l${h * 0.14} -${h * 0.28}h-${h * 0.1}l${h * 0.16} -${h * 0.34}h-${h * 0.08}z`,
    colour,
  );

export const tree = (x: number, y: number, r: number): string =>
  box(x - 0.8, y - r, 1.6, r, "ink") + disc(x, y - r * 1.6, r, "ink");

export function house(
  x: number,
  y: number,
  w: number,
  h: number,
  random: Random,
  { wall = "wall", chimney = false }: { wall?: string; chimney?: boolean } = {},
): string {
  const roof = h * 0.55;
  return (
    box(x, y - h, w, h, wall) +
    shape(`M${x - 2} ${y - h}L${x + w / 2} ${y - h - roof}L${x + w + 2} ${y - h}z`, "ink") +
    windows(x, y - h, w, h, 2, 1, random, 0.85) +
    (chimney ? box(x + w * 0.68, y - h - roof * 0.9, 3, roof * 0.6, "ink") : "")
  );
}

export const shop = (x: number, y: number, w: number, h: number, random: Random, columns = 3, rows = 2): string =>
  box(x, y - h, w, h, "wall") +
  box(x - 1, y - h - 2.5, w + 2, 3, "ink") +
  windows(x, y - h, w, h * 0.6, columns, rows, random, 0.7) +
  box(x + 2, y - h * 0.3, w - 4, 2, "red") +
  box(x + 3, y - h * 0.22, w - 6, h * 0.22, "lit");

export const church = (x: number, y: number, s: number): string =>
  box(x, y - 16 * s, 18 * s, 16 * s, "wall") +
  shape(`M${x - 2 * s} ${y - 16 * s}l${11 * s} ${-8 * s}l${11 * s} ${8 * s}z`, "ink") +
  box(x + 5 * s, y - 30 * s, 8 * s, 16 * s, "wall") +
  shape(`M${x + 4 * s} ${y - 30 * s}l${5 * s} ${-17 * s}l${5 * s} ${17 * s}z`, "ink") +
  disc(x + 9 * s, y - 25 * s, 2 * s, "lit") +
  box(x + 7 * s, y - 8 * s, 4 * s, 8 * s, "lit");

export const watertower = (x: number, y: number, s: number): string =>
  line(
    `M${x - 7 * s} ${y}L${x - 4 * s} ${y - 24 * s}M${x + 7 * s} ${y}L${x + 4 * s} ${y - 24 * s}M${x - 6 * s} ${y - 10 * s}h${12 * s}M${x} ${y}V${y - 24 * s}`,
    "ink",
    1.4 * s,
  ) +
  shape(`M${x - 9 * s} ${y - 36 * s}h${18 * s}v${10 * s}q${-9 * s} ${6 * s} ${-18 * s} 0z`, "pale") +
  shape(`M${x - 10 * s} ${y - 36 * s}l${10 * s} ${-7 * s}l${10 * s} ${7 * s}z`, "ink");

export const tower = (
  x: number,
  y: number,
  w: number,
  h: number,
  random: Random,
  { wall = "wall", columns = Math.max(2, Math.round(w / 4)), rows = Math.max(3, Math.round(h / 5)) } = {},
): string => box(x, y - h, w, h, wall) + windows(x, y - h, w, h - 4, columns, rows, random, 0.5);

export const tankAt = (x: number, y: number, s: number, colour = "ink"): string =>
  shape(`M${x} ${y}h${20 * s}l${-3 * s} ${5 * s}h${-14 * s}z`, colour) +
  box(x + 2 * s, y - 3.4 * s, 16 * s, 4 * s, colour) +
  box(x + 6 * s, y - 7.4 * s, 8 * s, 4.6 * s, colour, `rx="${2 * s}"`) +
  box(x - 6 * s, y - 6.2 * s, 13 * s, 1.6 * s, colour);

export const hut = (x: number, y: number, w: number, h: number): string =>
  shape(`M${x} ${y}v${-h * 0.3}a${w / 2} ${h * 0.7} 0 0 1 ${w} 0v${h * 0.3}z`, "wall") +
  box(x + w * 0.4, y - h * 0.5, w * 0.2, h * 0.5, "lit") +
  line(`M${x + w * 0.2} ${y - h * 0.62}v${h * 0.6}M${x + w * 0.8} ${y - h * 0.62}v${h * 0.6}`, "ink", 0.8);

export const dish = (x: number, y: number, s: number): string =>
  shape(`M${x - 8 * s} ${y - 6 * s}a${9 * s} ${9 * s} 0 0 0 ${13 * s} ${11 * s}z`, "pale") +
  line(`M${x - 1.5 * s} ${y}l${5 * s} ${-6 * s}M${x} ${y + 2 * s}v${8 * s}`, "ink", 1.2 * s);

/** A searchlight from x, y: how far it leans, half its width at the far end, how high it reaches. */
export const beam = (x: number, y: number, leans: number, half: number, high: number): string =>
  `<path d="M${x} ${y}L${x + leans - half} ${y - high}H${x + leans + half}Z" fill="url(#cq-searchlight)"/>`;

/** A car from behind, as it stands before the screen. */
export const car = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M2-4q-1-11 4-13l5-10q1-3 4-3h22q3 0 4 3l5 10q5 2 4 13z" fill="var(--t-ink)"/><path d="M13-17l3.5-9h19l3.5 9z" fill="var(--t-glass)"/><rect x="4" y="-4" width="9" height="5" rx="1.5" fill="var(--t-ink)"/><rect x="39" y="-4" width="9" height="5" rx="1.5" fill="var(--t-ink)"/><ellipse cx="9" cy="-11" rx="4" ry="2.6" fill="var(--t-tail)"/><ellipse cx="43" cy="-11" rx="4" ry="2.6" fill="var(--t-tail)"/></g>`;

const ALONG = [
  "house",
  "shop",
  "house",
  "tree",
  "church",
  "shop",
  "tower",
  "house",
  "shop",
  "water",
  "house",
  "tree",
  "shop",
];

/** The long town of the screen, the world and the poster: so wide, on this ground. */
export function street(random: Random, width: number, y: number, s = 1): string {
  let x = -4;
  let drawn = "";
  let at = Math.floor(random() * ALONG.length);
  while (x < width) {
    const what = ALONG[at % ALONG.length];
    at += 1;
    if (what === "house") {
      const w = (16 + random() * 6) * s;
      drawn += house(x, y, w, (11 + random() * 5) * s, random, {
        chimney: random() < 0.5,
        wall: random() < 0.5 ? "wall" : "wall2",
      });
      x += w + 5 * s;
    } else if (what === "shop") {
      const w = (18 + random() * 8) * s;
      drawn += shop(x, y, w, (17 + random() * 12) * s, random);
      x += w + 2 * s;
    } else if (what === "church") {
      drawn += church(x, y, s);
      x += 24 * s;
    } else if (what === "tower") {
      drawn += tower(x, y, 15 * s, (34 + random() * 8) * s, random, { columns: 3, rows: 6 });
      x += 18 * s;
    } else if (what === "water") {
      drawn += watertower(x + 10 * s, y, s);
      x += 22 * s;
    } else {
      drawn += tree(x + 5 * s, y, 4.5 * s);
      x += 11 * s;
    }
  }
  return drawn;
}
