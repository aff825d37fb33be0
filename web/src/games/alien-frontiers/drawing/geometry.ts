/** The planet's geometry: seven sectors around a desert, in a square of 520 units with its centre at 0, 0. */

import type { PlanetTerritory } from "../names/names";

export const RADIUS = 236;
export const DESERT = 94;
export const HALF = 360 / 14;

/** The angle of each sector's middle, clockwise from the top. */
export const ANGLE: Record<Exclude<PlanetTerritory, "burroughs-desert">, number> = {
  "lem-badlands": 334.3,
  "heinlein-plains": 25.7,
  "pohl-foothills": 77.1,
  "van-vogt-mountains": 128.6,
  "bradbury-plateau": 180,
  "asimov-crater": 231.4,
  "herbert-valley": 282.9,
};

export type Point = readonly [number, number];

export function polar(radius: number, angle: number): Point {
  const turn = ((angle - 90) * Math.PI) / 180;
  return [round(radius * Math.cos(turn)), round(radius * Math.sin(turn))];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function at(radius: number, angle: number): string {
  return polar(radius, angle).join(",");
}

/** An arc from where the pen is to the angle `to`. */
export function arc(radius: number, to: number, clockwise = true): string {
  return `A${radius} ${radius} 0 0 ${clockwise ? 1 : 0} ${at(radius, to)}`;
}

export function sector(from: number, to: number, inner = DESERT, outer = RADIUS): string {
  return `M${at(inner, from)}L${at(outer, from)}${arc(outer, to)}L${at(inner, to)}${arc(inner, from, false)}Z`;
}

export function rim(from: number, to: number): string {
  return `M${at(RADIUS - 3, from + 0.6)}${arc(RADIUS - 3, to - 0.6)}`;
}

/** A point of the drawing as a percentage of its square. */
export function percent([x, y]: Point): { left: string; top: string } {
  return { left: `${50 + x / 5.2}%`, top: `${50 + y / 5.2}%` };
}

const LABEL_RADIUS: Partial<Record<PlanetTerritory, number>> = {
  "bradbury-plateau": 165,
  "van-vogt-mountains": 164,
  "lem-badlands": 167,
  "heinlein-plains": 167,
};
const LABEL_SHIFT: Partial<Record<PlanetTerritory, number>> = {
  "pohl-foothills": -7,
  "herbert-valley": 7,
  "asimov-crater": -4,
};

export function labelPoint(territory: PlanetTerritory): Point {
  if (territory === "burroughs-desert") return [0, 0];
  const [x, y] = polar(LABEL_RADIUS[territory] ?? 163, ANGLE[territory]);
  return [x + (LABEL_SHIFT[territory] ?? 0), y];
}

/** Where the controller's token sits on the rim: aside where a tall label reaches up to it. */
export function tokenPoint(territory: Exclude<PlanetTerritory, "burroughs-desert">, crowded = false): Point {
  return polar(RADIUS + 5, ANGLE[territory] - (crowded || territory === "van-vogt-mountains" ? 18 : 0));
}

export type Relief = { lines: string[]; circles: (readonly [number, number, number])[] };

/** The engraving of a sector: plain, hills, mountains, steps, gullies, a valley, craters. */
export function relief(territory: Exclude<PlanetTerritory, "burroughs-desert">): Relief {
  const from = ANGLE[territory] - HALF;
  const to = ANGLE[territory] + HALF;
  const lines: string[] = [];
  const line = (radius: (t: number, i: number) => number, steps = 40, margin = 3): void => {
    const points = Array.from({ length: steps + 1 }, (_, i) =>
      at(radius(i / steps, i), from + margin + ((to - from - 2 * margin) * i) / steps),
    );
    lines.push(`M${points.join("L")}`);
  };
  switch (territory) {
    case "heinlein-plains":
      for (const r of [222, 215, 208, 201]) line(() => r, 24, 3 + (222 - r) / 3);
      break;
    case "pohl-foothills":
      for (const r of [217, 206]) line((t) => r + 7 * Math.abs(Math.sin(t * Math.PI * 5)), 120);
      break;
    case "van-vogt-mountains":
      for (const r of [209, 202]) line((_, i) => r + (i % 2 ? 15 : 0), 15, 3);
      break;
    case "bradbury-plateau":
      for (const r of [215, 208, 201]) line((_, i) => r + ((i >> 2) % 3 === 1 ? 7 : 0), 44, 3);
      break;
    case "lem-badlands":
      for (let i = 0; i < 17; i++) {
        const angle = from + 4 + ((to - from - 8) * i) / 16;
        lines.push(`M${at(224, angle)}L${at(224 - 8 - 7 * ((i * 7) % 4), angle + 0.8)}`);
      }
      break;
    case "herbert-valley":
      for (const o of [0, 6, 12]) line((t) => 222 - o - 26 * Math.exp(-(((t - 0.5) / 0.13) ** 2)), 50, 3);
      break;
    case "asimov-crater":
      return { lines, circles: CRATERS.map(([r, a, size]) => [...polar(r, (from + to) / 2 + a), size] as const) };
  }
  return { lines, circles: [] };
}

const CRATERS = [
  [208, -3, 14],
  [208, -3, 8],
  [216, -15, 6],
  [215, 11, 9],
  [215, 11, 5],
  [218, 20, 4],
  [213, -21, 3],
] as const;
