/** Places where people live, each a few things of the kit and one that nobody else has. */

import { car, church, house, shop, tower, tree, watertower, windows } from "../kit";
import { box, disc, line, oval, ridge, shape, type Random } from "../pen";

export const SETTLED: Record<string, (random: Random) => string> = {
  "small-town": (random) =>
    [
      ridge(random, 66, 8, "far"),
      box(0, 82, 120, 14, "near"),
      watertower(101, 82, 0.9),
      church(10, 82, 0.86),
      house(36, 82, 16, 12, random, { chimney: true }),
      shop(56, 82, 18, 16, random, 3, 1),
      house(78, 82, 14, 11, random),
      tree(31, 82, 3.5),
      tree(96, 82, 3),
      line("M0 90h120", "lit", 0.8, 'stroke-dasharray="7 6" opacity=".5"'),
    ].join(""),
  farmland: (random) =>
    [
      ridge(random, 66, 6, "far"),
      box(0, 76, 120, 20, "mid"),
      [-40, -10, 16, 40, 66, 92, 122, 154].map((x) => line(`M${60 + (x - 60) * 0.3} 78L${x} 98`, "crop", 1.2)).join(""),
      shape("M26 78V58l5-10 12-8 12 8 5 10v20z", "red"),
      shape("M24 58l6-12 13-9 13 9 6 12-6.5-9L43 41l-12.5 8z", "ink"),
      box(38, 64, 10, 14, "ink"),
      line("M38 64l10 14m0-14l-10 14", "pale", 0.9),
      box(66, 46, 12, 32, "pale"),
      shape("M66 46a6 7 0 0 1 12 0z", "steel"),
      line("M66 54h12m-12 8h12m-12 8h12", "ink", 0.7),
      house(88, 78, 17, 10, random, { chimney: true }),
    ].join(""),
  "radio-station": (random) =>
    [
      ridge(random, 68, 7, "far"),
      box(0, 82, 120, 14, "near"),
      line("M48 82L59 20h2L72 82M50.5 70h19M53 56h14M55.5 42h9M49 76l19-6M69.5 70L53 56M51 56l13.5-14", "ink", 1.6),
      disc(60, 19, 2.6, "red"),
      [9, 17, 25]
        .map((r) =>
          line(
            `M${60 - r * 0.8} ${19 - r * 0.55}a${r} ${r} 0 0 0 0 ${r * 1.1}M${60 + r * 0.8} ${19 - r * 0.55}a${r} ${r} 0 0 1 0 ${r * 1.1}`,
            "lit",
            1.5,
            'opacity=".8"',
          ),
        )
        .join(""),
      box(78, 68, 26, 14, "wall"),
      box(76, 65, 30, 3, "ink"),
      windows(78, 68, 26, 10, 3, 1, random, 1),
      box(14, 73, 16, 9, "wall"),
      box(12, 71, 20, 3, "ink"),
    ].join(""),
  "drive-in-theater": (random) =>
    [
      ridge(random, 66, 6, "far"),
      box(0, 80, 120, 16, "near"),
      line("M32 82V62M88 82V62", "ink", 3),
      box(18, 26, 84, 42, "ink", 'rx="2"'),
      box(21, 29, 78, 36, "screen"),
      shape("M38 65c0-16 8-27 22-27s22 11 22 27z", "ink", 'opacity=".82"'),
      oval(52, 53, 4, 5.5, "screen"),
      oval(68, 53, 4, 5.5, "screen"),
      disc(53, 54, 1.6, "ink"),
      disc(67, 54, 1.6, "ink"),
      line("M47 41l-6-8M73 41l6-8", "ink", 2),
      disc(40.5, 32.5, 2, "ink"),
      disc(79.5, 32.5, 2, "ink"),
      [10, 42, 74].map((x) => car(x, 95, 0.62)).join(""),
    ].join(""),
  town: (random) =>
    [
      ridge(random, 62, 10, "far"),
      box(0, 82, 120, 14, "near"),
      tower(44, 82, 14, 36, random, { columns: 3, rows: 6 }),
      box(49, 40, 4, 7, "ink"),
      shop(4, 82, 20, 22, random, 3, 2),
      house(25, 82, 16, 14, random, { chimney: true }),
      shop(60, 82, 18, 26, random, 3, 3),
      church(81, 82, 0.9),
      shop(101, 82, 17, 18, random, 3, 1),
      line("M0 90h120", "lit", 0.8, 'stroke-dasharray="7 6" opacity=".5"'),
    ].join(""),
  "harbor-town": (random) =>
    [
      ridge(random, 58, 8, "far"),
      box(0, 74, 120, 22, "water"),
      house(4, 74, 15, 12, random),
      shop(22, 74, 18, 18, random, 3, 1),
      house(42, 74, 14, 11, random, { chimney: true }),
      box(0, 73, 62, 4, "ink"),
      line("M10 77v10M26 77v10M42 77v10M58 77v10", "ink", 2),
      line("M70 76V30h26M70 38l10-8M90 30v14", "ink", 2.2),
      shape("M78 80h38l-6 10H84z", "ink"),
      box(88, 70, 14, 10, "pale"),
      box(92, 62, 5, 8, "red"),
      windows(88, 71, 14, 7, 3, 1, random, 1),
      line("M64 90q4-2 8 0t8 0M92 94q4-2 8 0t8 0", "foam", 1),
    ].join(""),
  "college-town": (random) =>
    [
      ridge(random, 66, 8, "far"),
      box(0, 82, 120, 14, "near"),
      box(24, 58, 72, 24, "pale"),
      shape("M38 58l22-13 22 13z", "pale"),
      shape("M36 58l24-14 24 14-2 1-22-12-22 12z", "ink"),
      [40, 48, 56, 64, 72, 79].map((x) => box(x, 60, 2.6, 20, "ink", 'opacity=".35"')).join(""),
      box(54, 32, 12, 13, "wall"),
      shape("M52 32a8 8 0 0 1 16 0z", "ink"),
      line("M60 24v-8", "ink", 1.3),
      windows(25, 60, 13, 20, 2, 3, random, 0.8),
      windows(82, 60, 13, 20, 2, 3, random, 0.8),
      box(57, 70, 6, 12, "lit"),
      tree(12, 84, 5),
      tree(108, 84, 5.5),
    ].join(""),
  "hydroelectric-dam": () =>
    [
      shape("M-4 96V36L18 30l16 66z", "far"),
      shape("M124 96V34L104 28 86 96z", "far"),
      box(14, 40, 92, 10, "water"),
      shape("M16 48h88l-12 44H28z", "pale"),
      line("M16 48h88", "ink", 3),
      [36, 52, 68, 84].map((x) => shape(`M${x - 4} 56h8l${(x - 60) * -0.1} 30h-8z`, "foam")).join(""),
      [28, 44, 60, 76, 92].map((x) => box(x - 1.5, 40, 3, 9, "ink")).join(""),
      box(0, 88, 120, 8, "water"),
      line("M30 90q5-3 10 0t10 0 10 0 10 0 10 0", "foam", 1.3),
      line("M20 22l-4 14M20 22l4 14M12 26h16M112 20l-4 14M112 20l4 14M104 24h16", "ink", 1.2),
      line("M20 24Q66 40 112 22", "ink", 0.8),
    ].join(""),
};
