/** Places where nobody lives, each a few things of the kit and one that nobody else has. */

import { pine, tree } from "../kit";
import { box, disc, line, oval, ridge, shape, type Random } from "../pen";

export const WILD: Record<string, (random: Random) => string> = {
  forest: (random) =>
    [
      ridge(random, 66, 10, "far"),
      [8, 24, 41, 60, 77, 95, 112]
        .map((x, i) => pine(x, 84 + random() * 4, 30 + random() * 14, i % 2 ? "mid2" : "mid"))
        .join(""),
      [2, 17, 34, 52, 70, 88, 104, 119].map((x) => pine(x, 98, 30 + random() * 12)).join(""),
    ].join(""),
  "grassy-fields": (random) =>
    [
      ridge(random, 64, 5, "far"),
      box(0, 70, 120, 26, "mid"),
      [-60, -34, -12, 8, 28, 50, 72, 94, 118, 146, 176]
        .map((x) => line(`M${60 + (x - 60) * 0.24} 70L${x} 98`, "crop", 1.3))
        .join(""),
      line("M86 70V46", "ink", 1.6),
      [0, 60, 120, 180, 240, 300]
        .map((a) => `<path d="M86 46l-2.2-11h4.4z" fill="var(--t-ink)" transform="rotate(${a + 12} 86 46)"/>`)
        .join(""),
      line("M80 70l6-20 6 20", "ink", 1.1),
    ].join(""),
  "rolling-hills": (random) =>
    [
      ridge(random, 58, 14, "far", 120, 96, 2),
      shape("M-5 96V76Q22 50 58 74T126 62V96Z", "mid"),
      shape("M-5 96Q18 70 50 84T126 78V96Z", "near"),
      `<path d="M-5 96V76Q22 50 58 74T126 62V96Z" fill="url(#cq-tdots)" opacity=".5"/>`,
      tree(31, 67, 4),
      tree(38, 69, 3),
      tree(92, 71, 4.5),
    ].join(""),
  coastline: () =>
    [
      box(0, 62, 120, 34, "water"),
      shape("M0 96V66q20-4 34 4t22 26z", "near"),
      [68, 74, 80, 87]
        .map((y, i) =>
          line(`M${46 + i * 5} ${y}q5-3 10 0t10 0 10 0 10 0M${96 + i} ${y + 3}q5-3 10 0t10 0`, "foam", 1.1),
        )
        .join(""),
      shape("M16 66l2.5-32h7l2.5 32z", "pale"),
      box(17.4, 46, 9.2, 5, "red"),
      box(16.7, 56, 10.6, 5, "red"),
      box(17.5, 27, 9, 7, "lit"),
      shape("M16.5 27l5.5-6 5.5 6z", "ink"),
      `<path d="M26 30L122 12V40Z" fill="url(#cq-searchside)"/>`,
    ].join(""),
  desert: (random) =>
    [
      ridge(random, 68, 4, "far"),
      shape("M60 72V50h6v-6h26v4h8v24z", "red", 'opacity=".55"'),
      shape("M6 72V58h4v-5h18v19z", "red", 'opacity=".38"'),
      shape("M0 96V74q40-6 70 0t50 0v22z", "sand"),
      line("M26 90V64m0 14h-7v-8m7 3h7v-7", "ink", 3.6),
      line("M104 92V78m0 8h5v-5", "ink", 2.6),
    ].join(""),
  mountains: () =>
    [
      shape("M-8 96L26 42l20 26 22-40 30 44 14-16 16 24v16z", "far"),
      shape("M68 28l-9 16 6-3 4 5 4-6 5 4z", "pale"),
      shape("M26 42l-8 13 6-3 4 4 5-3z", "pale"),
      shape("M-4 96L14 66l18 20 26-26 22 26 18-20 26 30z", "near"),
      pine(14, 94, 16),
      pine(24, 96, 14),
      pine(100, 96, 18),
      pine(112, 96, 14),
    ].join(""),
  "crash-site": (random) =>
    [
      ridge(random, 66, 6, "far"),
      box(0, 72, 120, 24, "mid"),
      oval(60, 84, 44, 11, "ink"),
      oval(60, 86, 36, 8, "near"),
      `<g transform="rotate(-24 62 76)"><path d="M50 68a12 11 0 0 1 24 0z" fill="var(--t-pale)"/><ellipse cx="62" cy="71" rx="27" ry="7" fill="var(--t-steel)" stroke="var(--t-ink)" stroke-width="1.5"/>${[44, 53, 62, 71, 80].map((x) => disc(x, 72, 1.6, "ink")).join("")}</g>`,
      shape("M22 90q18-12 38-4t38 2v8H22z", "near"),
      line("M78 60q6-8 0-16t4-18", "pale", 3, 'opacity=".35"'),
      line("M84 58q8-6 4-14t6-14", "pale", 2, 'opacity=".3"'),
    ].join(""),
};
