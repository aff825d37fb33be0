/** A place as a postcard, 120 × 96: a taller tile shows more sky, a flatter one less. */

import { line, sown, stars, type Random } from "./pen";
import { GREAT } from "./scenes/great";
import { GUARDED } from "./scenes/guarded";
import { SETTLED } from "./scenes/settled";
import { WILD } from "./scenes/wild";
import { type SeatLetter, SHAPES } from "./seats";

/** Every kind of place by its name in the box, and `rubble` for a Demolished one. */
const SCENES: Readonly<Record<string, (random: Random) => string>> = { ...WILD, ...SETTLED, ...GUARDED, ...GREAT };

export const KINDS: readonly string[] = Object.keys(SCENES);

const kept = new Map<string, string>();

function once(key: string, draw: () => string): string {
  const old = kept.get(key);
  if (old !== undefined) return old;
  const drawing = draw();
  kept.set(key, drawing);
  return drawing;
}

/** The picture of a place; one that nobody has drawn, of somebody's own box, is rolling hills. */
export function tileArt(kind: string, seed: number): string {
  const scene = SCENES[kind] ?? SCENES["rolling-hills"];
  return once(`${kind} ${seed}`, () => {
    const random = sown(seed * 7919 + kind.length * 131);
    return `<rect y="-60" width="120" height="156" fill="url(#cq-tsky)"/>${stars(random, 9, 120, 46)}${scene?.(random) ?? ""}`;
  });
}

/** A Landing Site: the seat's shape pressed into a field of wheat. */
export function landingArt(seat: SeatLetter): string {
  return once(`landing ${seat}`, () => {
    const rows = Array.from({ length: 26 }, (_, row) => line(`M${-40 + row * 9} -30l-26 160`, "wheat2", 2.2)).join("");
    const knots = [30, 90, 150, 210, 270, 330]
      .map((a) => `<circle cx="60" cy="2" r="5" fill="var(--t-press)" transform="rotate(${a} 60 48)"/>`)
      .join("");
    return `<rect x="-30" y="-30" width="180" height="160" fill="var(--t-wheat)"/>${rows}<g fill="none" stroke="var(--t-press)"><circle cx="60" cy="48" r="38" stroke-width="5"/><circle cx="60" cy="48" r="30" stroke-width="1.5"/></g>${knots}<g transform="translate(60 ${seat === "B" ? 45 : 48}) scale(1.5) translate(-14 -14)"><path d="${SHAPES[seat]}" fill="var(--${seat})" stroke="var(--t-press)" stroke-width="3" opacity=".92"/></g>`;
  });
}

/** An uncharted space: a radar's rings over the lines of a county. */
export function unchartedArt(seed: number): string {
  return once(`uncharted ${seed}`, () => {
    const random = sown(seed * 97 + 5);
    const rings = [14, 30, 46, 62].map((r) => `<circle cx="60" cy="48" r="${r}"/>`).join("");
    return `<rect x="-30" y="-30" width="180" height="160" fill="var(--t-unk)"/><g fill="none" stroke="var(--t-unk2)" stroke-width="1.4">${rings}<path d="M60-20v140M-20 48h160"/><path d="M-10 ${20 + random() * 60}q40 ${-30 + random() * 60} 70 0t80 ${-10 + random() * 20}" stroke-dasharray="5 4"/></g>`;
  });
}
