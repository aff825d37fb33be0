/**
 * What every drawing is made of: a sown chance, and shapes in the colours of a tile (`--t-…`).
 *
 * A drawing is text, made once for what it shows and put into an `<svg>` by `Drawn`: a map of thirty-five places is
 * some two thousand shapes, which nobody presses and nothing changes one by one. Their colours are attributes: the page
 * lets no style be written into it.
 */

export type Random = () => number;

/** Numbers from 0 to 1 that are the same whenever the seed is: two Towns differ, one Town never changes. */
export function sown(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** To a tenth: nobody sees more. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

export const shape = (d: string, colour: string, extra = ""): string =>
  `<path d="${d}" fill="var(--t-${colour})" ${extra}/>`;

export const box = (x: number, y: number, width: number, height: number, colour: string, extra = ""): string =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" fill="var(--t-${colour})" ${extra}/>`;

export const disc = (x: number, y: number, r: number, colour: string, extra = ""): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="var(--t-${colour})" ${extra}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, colour: string, extra = ""): string =>
  `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="var(--t-${colour})" ${extra}/>`;

export const line = (d: string, colour: string, width = 1, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="var(--t-${colour})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

/** A chain of hills from edge to edge. */
export function ridge(
  random: Random,
  y: number,
  swing: number,
  colour: string,
  width = 120,
  height = 96,
  hills = 4,
): string {
  let d = `M0 ${height}V${tenth(y + (random() - 0.5) * swing)}`;
  for (let hill = 1; hill <= hills; hill += 1) {
    const x = (width * hill) / hills;
    const top = tenth(y + (random() - 0.75) * swing * 1.6);
    d += `Q${tenth(x - width / hills / 2)} ${top} ${tenth(x)} ${tenth(y + (random() - 0.5) * swing)}`;
  }
  return shape(`${d}V${height}Z`, colour);
}

export function stars(random: Random, count: number, width: number, height: number): string {
  let drawn = "";
  for (let star = 0; star < count; star += 1) {
    const x = random() * width;
    const y = random() * height;
    const r = 0.4 + random() * 0.6;
    drawn += disc(x, y, r, "star", `opacity="${tenth(0.4 + random() * 0.6)}"`);
  }
  return drawn;
}

/** A star of five points. */
export function fivePoints(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const angle = -Math.PI / 2 + (at * Math.PI) / 5;
    const far = at % 2 ? r * 0.45 : r;
    return `${tenth(x + far * Math.cos(angle))} ${tenth(y + far * Math.sin(angle))}`;
  });
  return `M${points.join("L")}z`;
}

/** A burst of many points, wider than high: what a crushing victory looks like. */
export function burst(points: number, outer: [number, number], inner: [number, number], seed: number): string {
  const random = sown(seed);
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (at * Math.PI) / points;
    const shake = 0.9 + random() * 0.16;
    const [rx, ry] = at % 2 ? [inner[0] * 1.35, inner[1] * 1.2] : outer;
    return `${tenth(rx * shake * Math.cos(angle))} ${tenth(ry * 0.74 * shake * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}z`;
}
