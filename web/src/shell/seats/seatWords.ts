/** What a seat's token looks like, in words: its colour as this viewer sees it, and its shape. */

import type { Letter } from "../link/wire";
import type { Settings } from "../store/browserStorage";

const COLOURS: Record<Settings["palette"], Record<Letter, string>> = {
  poster: { A: "amber", B: "teal", C: "rose", D: "violet", E: "pale blue", F: "green" },
  safe: { A: "yellow", B: "sky blue", C: "red", D: "blue", E: "pale green", F: "grey green" },
  bold: { A: "yellow", B: "aqua", C: "orange", D: "lilac", E: "sea green", F: "mauve" },
};

const SHAPES: Record<Letter, string> = {
  A: "circle",
  B: "triangle",
  C: "square",
  D: "diamond",
  E: "hexagon",
  F: "cross",
};

/** "teal triangle" */
export function seatWords(seat: Letter, palette: Settings["palette"]): string {
  return `${COLOURS[palette][seat]} ${SHAPES[seat]}`;
}
