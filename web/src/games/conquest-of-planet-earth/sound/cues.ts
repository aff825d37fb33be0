/** The sounds of this game, as tones in milliseconds; none of them is the only sign of anything. */

import type { StoryLine } from "../../../shell/link/messages";
import type { Tone } from "../../../shell/sound/cues";
import { changesOf } from "../screen/film";

export type Heard = "theremin" | "clack" | "rattle" | "brass" | "trombone" | "siren" | "typewriter";

const SCHEDULES: Readonly<Record<Heard, readonly Tone[]>> = {
  // Saucers move: a slide up and a little down.
  theremin: [
    { at: 0, ms: 260, wave: "sine", from: 420, to: 760 },
    { at: 240, ms: 200, wave: "sine", from: 760, to: 640 },
  ],
  // A Command Counter is laid.
  clack: [
    { at: 0, ms: 30, wave: "noise", from: 2400 },
    { at: 34, ms: 60, wave: "triangle", from: 190, to: 150 },
  ],
  // Dice.
  rattle: [0, 90, 194, 312, 444, 590].map((at) => ({ at, ms: 36, wave: "noise" as const, from: 1700 })),
  // A Crushing Victory.
  brass: [196, 246.94, 293.66, 392].map((from, at) => ({ at: at * 14, ms: 520, wave: "sawtooth" as const, from, below: 1400 })),
  // An Alien is lost.
  trombone: [
    { at: 0, ms: 220, wave: "sawtooth", from: 233, to: 220, below: 700 },
    { at: 230, ms: 220, wave: "sawtooth", from: 220, to: 208, below: 700 },
    { at: 460, ms: 520, wave: "sawtooth", from: 208, to: 175, below: 700 },
  ],
  // Counters come.
  siren: [
    { at: 0, ms: 420, wave: "triangle", from: 330, to: 660 },
    { at: 400, ms: 420, wave: "triangle", from: 660, to: 330 },
  ],
  // A Resistance Event.
  typewriter: [0, 70, 140, 210, 300, 370].map((at) => ({ at, ms: 24, wave: "noise" as const, from: 3200 })),
};

export function tonesOf(heard: Heard): readonly Tone[] {
  return SCHEDULES[heard];
}

/** What is heard of a step: the one that matters most; null for nothing. */
export function heardOf(line: StoryLine | undefined, crushes: boolean): Heard | null {
  if (!line) return null;
  const has = (kind: string): boolean => changesOf(line, kind).length > 0;
  if (has("destroyed")) return "trombone";
  if (crushes && changesOf(line, "die-rolled").some(({ why }) => why === "fight-round")) return "brass";
  if (has("die-rolled")) return "rattle";
  if (has("counter-placed")) return "siren";
  const [verb] = line.action.split(" ");
  if (verb === "news") return "typewriter";
  if (verb === "choose") return "clack";
  return verb === "move" ? "theremin" : null;
}
