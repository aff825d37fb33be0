/** Cities, Objectives, and what is left of a place, each a few things of the kit and one that nobody else has. */

import { beam, tower, windows } from "../kit";
import { box, line, oval, ridge, shape, type Random } from "../pen";

export const GREAT: Record<string, (random: Random) => string> = {
  city: (random) =>
    [
      ridge(random, 60, 6, "far"),
      ([
        [2, 16, 34],
        [16, 14, 48],
        [28, 17, 40],
        [46, 15, 60],
        [60, 18, 46],
        [76, 14, 54],
        [88, 17, 36],
        [104, 14, 44],
      ] as const)
        .map(([x, w, h], i) => tower(x, 90, w, h, random, { wall: i % 2 ? "wall" : "wall2" }))
        .join(""),
      line("M53.5 30V18", "ink", 1.4),
      shape("M76 36h14l-3-5h-8z", "ink"),
      box(0, 88, 120, 8, "ink"),
    ].join(""),
  metropolis: (random) =>
    [
      beam(20, 90, -14, 7, 76),
      beam(100, 90, 16, 7, 76),
      ([
        [0, 14, 46],
        [12, 12, 58],
        [23, 14, 44],
        [34, 13, 62],
        [76, 14, 60],
        [88, 12, 48],
        [98, 12, 62],
        [109, 12, 42],
      ] as const)
        .map(([x, w, h], i) => tower(x, 92, w, h, random, { wall: i % 2 ? "wall" : "wall2" }))
        .join(""),
      tower(48, 92, 26, 44, random, { columns: 5, rows: 8 }),
      tower(52, 50, 18, 16, random, { columns: 4, rows: 3 }),
      shape("M53 34h16l-3-7h-10z", "pale"),
      shape("M57 27h8l-4-20z", "pale"),
      line("M61 8V1", "lit", 1.2),
      box(0, 90, 120, 6, "ink"),
    ].join(""),
  "capitol-city": () =>
    [
      beam(14, 86, -8, 8, 86),
      beam(106, 86, 8, 8, 86),
      beam(38, 86, 24, 6, 90),
      box(0, 84, 120, 12, "near"),
      box(10, 62, 100, 22, "pale"),
      box(8, 60, 104, 3, "steel"),
      shape("M44 60l16-9 16 9z", "pale"),
      [14, 21, 28, 35, 80, 87, 94, 101].map((x) => box(x, 66, 3.5, 12, "ink", 'opacity=".55"')).join(""),
      [45, 51, 57, 63, 69, 75].map((x) => box(x - 1, 62, 2.6, 20, "steel")).join(""),
      box(46, 40, 28, 12, "pale"),
      [48, 53, 58, 63, 68].map((x) => box(x, 42, 2.4, 9, "ink", 'opacity=".55"')).join(""),
      shape("M43 40h34c0-14-7-23-17-23s-17 9-17 23z", "pale"),
      shape("M60 17c10 0 17 9 17 23H67c0-10-2-18-7-23z", "steel"),
      box(57.5, 10, 5, 7, "pale"),
      line("M60 10V3", "pale", 1.5),
      box(56, 72, 8, 12, "lit"),
      shape("M40 84h40l8 12H32z", "steel"),
    ].join(""),
  "historic-monument": (random) =>
    [
      ridge(random, 70, 5, "far"),
      box(0, 84, 120, 12, "near"),
      box(36, 70, 48, 14, "steel"),
      box(42, 62, 36, 8, "pale"),
      shape("M50 62q2-22 8-30l-3-6 5-7 5 6-2 7q7 8 8 30z", "pale"),
      shape("M63 32l12-18 3 2-11 18z", "pale"),
      shape("M73 14l3-9 5 5-4 7z", "lit"),
      beam(24, 86, 22, 6, 80),
      beam(96, 86, -18, 6, 80),
    ].join(""),
  rubble: (random) =>
    [
      ridge(random, 70, 6, "far"),
      shape("M0 96V82q60-14 120 0v14z", "near"),
      oval(60, 86, 42, 8, "ink"),
      shape("M50 84q4-20 2-28h16q-2 8 2 28z", "smoke"),
      shape("M30 46a13 12 0 0 1 12-16 19 16 0 0 1 36 0 13 12 0 0 1 8 18q-6 9-18 7-8 4-16 0-14 2-22-9z", "smoke"),
      shape("M36 46a9 8 0 0 1 9-11 14 11 0 0 1 26 0q-16 0-20 12-8 4-15-1z", "smoke2"),
      shape("M8 90l6-14 5 3 3-7 4 18zM94 90l4-18 4 6 4-3 5 15z", "wall"),
      windows(10, 78, 10, 10, 2, 2, random, 0.3),
    ].join(""),
};
