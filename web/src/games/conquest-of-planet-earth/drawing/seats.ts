/** The four seats of this game by shape; their colours are the shell's. */

export type SeatLetter = "A" | "B" | "C" | "D";

/** A seat's shape on a square of 28. */
export const SHAPES: Readonly<Record<SeatLetter, string>> = {
  A: "M14 1.5a12.5 12.5 0 1 1 0 25 12.5 12.5 0 1 1 0-25z",
  B: "M14 2 27 25.5H1Z",
  C: "M2.5 2.5h23v23h-23z",
  D: "M14 .8 27.2 14 14 27.2 .8 14Z",
};

const DOMES: Readonly<Record<SeatLetter, string>> = {
  A: '<path d="M17 22a15 17 0 0 1 30 0z"/>',
  B: '<path d="M15 22L32 1l17 21z"/>',
  C: '<path d="M18 22V6q0-2 2-2h24q2 0 2 2v16z"/>',
  D: '<path d="M32 0l13 13-5 9H24l-5-9z"/>',
};

/** A saucer, 64 × 46: the hull in the seat's colour with its letter, and its shape for a dome. */
export function saucerArt(seat: SeatLetter): string {
  const ports = [9, 17.5, 46.5, 55]
    .map((x, at) => `<circle cx="${x}" cy="${at % 3 ? 31.5 : 30}" r="2.1" fill="var(--ink)"/>`)
    .join("");
  return `<g fill="var(--sg)" stroke="var(--ink)" stroke-width="1.8" stroke-linejoin="round">${DOMES[seat]}</g><path d="M24 17q2-7 7-9" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2" stroke-linecap="round"/><ellipse cx="32" cy="37" rx="12" ry="6" fill="var(--ink)"/><ellipse cx="32" cy="38.5" rx="7" ry="3.2" fill="var(--ray)"/><path d="M1 29q5-11 31-11t31 11q-5 10-31 10T1 29z" fill="var(--s)" stroke="var(--ink)" stroke-width="1.8"/><path d="M6 26q8-5.5 26-5.5T58 26" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.6" stroke-linecap="round"/>${ports}<text x="32" y="35.7" text-anchor="middle" font-weight="700" font-size="19.5" font-family="var(--display)" fill="var(--ink)">${seat}</text>`;
}
