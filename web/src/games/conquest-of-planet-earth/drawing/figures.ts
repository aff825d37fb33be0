/**
 * Figures of the Resistance, 64 × 48 in two inks: dark (a), light (b) and lines of the dark one (l).
 * Most people of the town are the same bust under another hat, with one thing that only they carry.
 */

import { fivePoints } from "./pen";

const BUST = '<path class="a" d="M12 48q1-14 12-16v-4q-4-4-4-10h24q0 6-4 10v4q11 2 12 16z"/>';
const FACE = '<path class="b" d="M23 20h18v3q-1 9-9 9t-9-9z"/>';
const EYES = '<path class="l" d="M27 23h2M35 23h2"/>';
const bust = (...rest: string[]): string => BUST + FACE + EYES + rest.join("");
const dark = (d: string): string => `<path class="a" d="${d}"/>`;
const light = (d: string): string => `<path class="b" d="${d}"/>`;
const lines = (d: string): string => `<path class="l" d="${d}"/>`;

const FIGURES: Readonly<Record<string, string>> = {
  planes:
    '<path class="a" d="M4 30l20-4L40 8h7l-7 17 13-2 5-7h4l-2 9 2 8h-4l-6-5-13 1 8 14h-7L26 31 8 33z"/><path class="b" d="M24 26l8-1-2 5-8 1z"/><path class="l" d="M62 24h2M0 31h3"/>',
  infantry:
    '<path class="a" d="M14 44q0-12 8-15 0-5 1-7h-3q-1-12 11-12t11 12h-3q1 2 1 7 8 3 8 15z"/><path class="b" d="M23 22h16v5q-2 5-8 5t-8-5z"/><path class="a" d="M40 8l3-2 10 30-3 1z"/>',
  tanks:
    '<path class="a" d="M8 32h44l6 6-6 8H12l-6-8zM18 24h26l6 8H14zM22 14h18q4 0 4 5v5H20v-4q0-6 2-6zM40 16h22v3H44z"/><g class="b"><circle cx="15" cy="39" r="3.5"/><circle cx="25" cy="39" r="3.5"/><circle cx="35" cy="39" r="3.5"/><circle cx="45" cy="39" r="3.5"/></g>',
  artillery:
    '<path class="a" d="M10 34L50 8l4 6-40 27zM4 44l24-10 3 6-20 6z"/><circle class="a" cx="32" cy="36" r="10"/><circle class="b" cx="32" cy="36" r="5"/>',
  mob: '<path class="a" d="M6 46q0-12 7-13a6 6 0 1 1 6 0q7 1 7 13zM24 46q0-13 8-15a7 7 0 1 1 6 0q8 2 8 15zM44 46q0-11 6-12a5.5 5.5 0 1 1 6 0q6 1 6 12z"/><path class="a" d="M21 30L18 8h3l3 22z"/><path class="b" d="M16 10q-1-6 4-9 0 4 3 5 1 4-2 5z"/><path class="l" d="M55 30V10m-4 0v5q0 3 4 3t4-3v-5"/>',
  para: '<path class="a" d="M8 22Q8 2 32 2t24 20q-6-4-12 0-6-4-12 0-6-4-12 0-6-4-12 0z"/><path class="l" d="M9 22l20 14M55 22L35 36M24 20l6 14M40 20l-6 14"/><circle class="a" cx="32" cy="37" r="3.5"/><path class="a" d="M27 47q0-7 5-7t5 7z"/>',
  jeep: '<path class="a" d="M6 36V26h14l6-12h4l-4 12h20q10 0 12 4v8z"/><circle class="a" cx="18" cy="38" r="7"/><circle class="a" cx="46" cy="38" r="7"/><circle class="b" cx="18" cy="38" r="3"/><circle class="b" cx="46" cy="38" r="3"/>',
  captain: `<path class="a" d="M32 2a7 7 0 0 1 3 13l9 3 14-8-10 16-6 2v18H22V28l-6-2L6 10l14 8 9-3a7 7 0 0 1 3-13z"/><path class="b" d="${fivePoints(32, 25, 7)}"/>`,
  geologist:
    '<path class="a" d="M12 48q1-14 12-16v-4q-4-3-4-9h24q0 6-4 9v4q11 2 12 16z"/><path class="a" d="M14 18q4-1 6-2 1-9 12-9t12 9q2 1 6 2-8 4-18 4t-18-4z"/><path class="b" d="M24 22h16q-1 9-8 9t-8-9z"/><path class="l" d="M25 25h5m4 0h5m-9 0h4M52 44V22M46 22q6-5 13 1"/>',
  reporter:
    '<path class="a" d="M12 48q1-14 12-16v-4q-4-4-4-10 0-11 12-11t12 11q0 6-4 10v4q11 2 12 16z"/><path class="b" d="M23 18q4-4 8-4 6 0 10 5-1 12-9 12t-9-13z"/><path class="a" d="M22 12q2-8 10-8 9 0 12 8 4 6 2 16l-4-2q2-10-3-13-8 2-13 0-4 4-3 12l-4 2q-2-9 3-15z"/><path class="l" d="M50 46V34m-4 0h8v-6h-8z"/>',
  police: bust(dark("M18 17q0-4 3-5 1-6 11-6t11 6q3 1 3 5-14-4-28 0z"), light(fivePoints(32, 11.5, 4))),
  bazooka: bust(
    dark("M19 18q0-11 13-11t13 11h2v2H17v-2z"),
    dark("M38 30L62 12l2 5-22 18z"),
    light("M58 13l5 4-3 3-5-4z"),
  ),
  agents: bust(
    dark("M16 17q8-2 8-3 1-8 8-8t8 8q0 1 8 3-8 3-16 3t-16-3z"),
    dark("M24 21h7v4h-7zM33 21h7v4h-7z"),
    light("M30 36l2 3 2-3-1 10h-2z"),
  ),
  ranger: bust(dark("M8 17q12-2 14-4 2-9 10-9t10 9q2 2 14 4-11 4-24 4T8 17z"), lines("M54 46V26l-5 5M54 26l5 5")),
  scientists: bust(
    dark("M21 18q0-11 11-11t11 11q-4-4-11-4t-11 4z"),
    '<circle class="a" cx="27.5" cy="22" r="4.5"/><circle class="a" cx="36.5" cy="22" r="4.5"/><circle class="b" cx="27.5" cy="22" r="2.5"/><circle class="b" cx="36.5" cy="22" r="2.5"/>',
    dark("M53 22h6v8l4 12q0 4-7 4t-7-4l4-12z"),
    light("M53 36h6l2 7q-5 2-10 0z"),
  ),
  sheriff: bust(
    dark("M12 15q4 3 9 1 2-10 11-10t11 10q5 2 9-1 0 6-20 6t-20-6z"),
    light(fivePoints(39, 40, 4.5)),
    lines("M27 27q5-3 10 0"),
  ),
  mad: bust(
    dark("M20 22q-8-2-10-10 5 3 7 1-2-5 2-9 2 4 5 4 3-5 8-5t8 5q3 0 5-4 4 4 2 9 2 2 7-1-2 8-10 10 0-9-12-9t-12 9z"),
    '<circle class="a" cx="27" cy="22" r="4.5"/><circle class="b" cx="27" cy="22" r="2.5"/>',
    lines("M33 22h7M28 29q4-3 8 0"),
  ),
  lovebirds:
    '<path class="a" d="M2 48q1-12 9-14a8.5 8.5 0 1 1 9 0q9 2 10 14zM34 48q1-12 10-14a8.5 8.5 0 1 1 9 0q8 2 9 14z"/><path class="b" d="M10 26a6 6 0 0 1 12-1q-1 7-6 7t-6-6zM42 26a6 6 0 0 1 12-1q-1 7-6 7t-6-6z"/><path class="a" d="M32 20q-8-6-8-11 0-5 4.5-5 2.5 0 3.5 2.5 1-2.5 3.5-2.5 4.5 0 4.5 5 0 5-8 11z"/>',
  mathematician: bust(
    dark("M21 18q-1-12 11-12t11 12q-2-5-5-6-7 2-12 0-3 1-5 6z"),
    '<circle class="l" cx="27.5" cy="23" r="4"/><circle class="l" cx="36.5" cy="23" r="4"/>',
    lines("M50 16h10M50 24h10M52 16v12M58 16v12M50 40h8l-5 4 5 4"),
  ),
  adventurer: bust(
    dark("M11 17q8 0 10-3 1-9 5-9 3 0 6 2 3-2 6-2 4 0 5 9 2 3 10 3-8 4-21 4t-21-4z"),
    light("M22 14h20v2H22z"),
    lines("M56 46q8-6 2-13t-4-11q4-4 6 1"),
  ),
  farmer: bust(
    dark("M8 18q12 0 14-3 0-8 10-8t10 8q2 3 14 3-8 4-24 4T8 18z"),
    light("M23 15h18v2H23z"),
    lines("M56 48V24M51 14v6q0 4 5 4t5-4v-6M56 14v10"),
  ),
  veteran: bust(
    dark("M17 14q10-9 22-6 8 2 8 8-14-3-26 1-5 1-4-3z"),
    lines("M26 29q6-3 12 0"),
    light("M37 35h5v4h-5zM44 35h5v4h-5zM38 40h3v3h-3zM45 40h3v3h-3z"),
  ),
  general: bust(
    dark("M15 13q4-9 17-9t17 9q-1 3-4 4H19q-3-1-4-4zM19 18h26q-2 4-13 4t-13-4z"),
    light([24, 29.5, 35, 40.5].map((x) => fivePoints(x, 11, 2.6)).join("")),
    lines("M28 28h8"),
  ),
  special: bust(
    dark("M20 24q-1-18 12-18t12 18q1 8-4 10H24q-5-2-4-10z"),
    light("M23 20h18v5H23z"),
    lines("M27 22.5h2M35 22.5h2"),
  ),
  flames: bust(
    dark("M19 18q0-11 13-11t13 11h2v2H17v-2z"),
    dark("M34 40l18-10 2 3-18 10z"),
    light("M53 30q-1-8 6-12 0 5 4 7 1 7-5 9z"),
    dark("M6 28h8v18H6z"),
  ),
};

/** Which figure a card or Counter of the Resistance has, by its name in the box. */
export const FIGURE_OF: Readonly<Record<string, string>> = {
  "angry-mob": "mob",
  "local-police": "police",
  "us-army-infantry": "infantry",
  "us-army-bazooka-team": "bazooka",
  "secret-agents": "agents",
  "us-army-paratroopers": "para",
  "us-army-artillery": "artillery",
  "us-army-tanks": "tanks",
  "us-army-fighter-planes": "planes",
  "super-tanks": "tanks",
  "captain-fantastic": "captain",
  "local-geologist": "geologist",
  "forest-ranger": "ranger",
  "army-scientists": "scientists",
  "small-town-sheriff": "sheriff",
  "ace-reporter": "reporter",
  "mad-scientist": "mad",
  "teenage-lovebirds": "lovebirds",
  "brilliant-mathematician": "mathematician",
  "world-famous-adventurer": "adventurer",
  "stubborn-farmer": "farmer",
  "retired-war-hero": "veteran",
  "four-star-general": "general",
  infantry: "infantry",
  paratroopers: "para",
  "jeep-patrol": "jeep",
  "special-forces": "special",
  "flamethrower-squad": "flames",
  artillery: "artillery",
  tanks: "tanks",
  "fighter-planes": "planes",
  "super-tank": "tanks",
};

/** A figure by the name of a card or Counter; what nobody has drawn is a soldier. */
export const figureArt = (name: string): string => FIGURES[FIGURE_OF[name] ?? "infantry"] ?? "";
