import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Rgb = [number, number, number];

const INK = "#111b2e";
const TEXT = { light: "#17233a", dark: "#fbf1dc" };
const SEATS = ["A", "B", "C", "D", "E", "F"];
/** At most tables no more sit. */
const FOUR = 4;

/** What is left of linear light for eyes without one kind of cone. */
const EYES: Record<string, Rgb[]> = {
  most: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(hex: string): Rgb {
  return [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
}

const times = (rows: Rgb[], [x, y, z]: Rgb): Rgb => rows.map(([a, b, c]) => a * x + b * y + c * z) as Rgb;

function oklab(light: Rgb): Rgb {
  const cones: Rgb[] = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ];
  const lab: Rgb[] = [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ];
  return times(lab, times(cones, light).map((v) => Math.cbrt(v)) as Rgb);
}

function distance(a: string, b: string, eyes: Rgb[]): number {
  const [p, q] = [a, b].map((hex) =>
    oklab(times(eyes, linear(hex)).map((v) => Math.min(1, Math.max(0, v))) as Rgb),
  ) as [Rgb, Rgb];
  return 100 * Math.hypot(...p.map((v, i) => v - (q[i] ?? 0)));
}

/** Between any two of them. */
function least(fills: string[], eyes: Rgb[]): number {
  return Math.min(...fills.flatMap((a, i) => fills.slice(i + 1).map((b) => distance(a, b, eyes))));
}

function contrast(a: string, b: string): number {
  const luminance = (hex: string): number => times([[0.2126, 0.7152, 0.0722]], linear(hex))[0];
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const sheet = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");

/** The colours that a block of a style sheet gives to the seats. */
function seats(css: string, selector: string): { fills: string[]; light: string[]; dark: string[] } {
  const block = css.slice(css.indexOf(`${selector} {`));
  const found = (pattern: string): string[] =>
    SEATS.map((seat) => new RegExp(pattern.replace("S", seat)).exec(block)?.[1] ?? "");
  return {
    fills: found("--S: (#\\w{6})"),
    light: found("--Sl: light-dark\\((#\\w{6})"),
    dark: found("--Sl: light-dark\\(#\\w{6}, (#\\w{6})"),
  };
}

test.each([
  ["poster", "tokens.css", ":root", 12, 8.5],
  ["safe", "palettes.css", ':root[data-palette="safe"]', 23, 12],
  ["bold", "palettes.css", ':root[data-palette="bold"]', 19, 11],
] as const)("%s: ink is read on every seat, and seats are told apart by all eyes", (_, file, selector, four, six) => {
  const { fills, light, dark } = seats(sheet(file), selector);
  for (const fill of fills) expect(contrast(fill, INK)).toBeGreaterThan(4.5);
  for (const fill of light) expect(contrast(fill, TEXT.light)).toBeGreaterThan(4.5);
  for (const fill of dark) expect(contrast(fill, TEXT.dark)).toBeGreaterThan(4.5);
  for (const eyes of Object.values(EYES)) {
    expect(least(fills.slice(0, FOUR), eyes)).toBeGreaterThan(four);
    expect(least(fills, eyes)).toBeGreaterThan(six);
  }
});
