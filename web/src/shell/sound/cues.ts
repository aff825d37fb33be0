/** Six short sounds, as tones: what each is made of and when, in milliseconds. */

export type Cue = "turn" | "roll" | "dock" | "gain" | "raid" | "victory";

export interface Tone {
  at: number;
  ms: number;
  wave: "sine" | "triangle" | "sawtooth" | "noise";
  /** Hertz; of noise, the middle of what is heard of it. */
  from: number;
  to?: number;
  /** Only what lies below is heard. */
  below?: number;
}

const D4 = 293.66;
const FS4 = 369.99;
const A4 = 440;
const D5 = 587.33;
const A5 = 880;

const MOST_GAINS = 4;
const GAIN = 60;
const TWO_SEMITONES = 2 ** (2 / 12);
const TICKS = [0, 95, 190, 285, 380];
const CHORD = [D4, FS4, A4, D5];
const CHORD_STAGGER = 90;
const CHORD_MS = 1100;

/** `count`: how much was gained. */
export function tonesOf(cue: Cue, count = 1): Tone[] {
  switch (cue) {
    case "turn":
      return [
        { at: 0, ms: 150, wave: "sine", from: D5 },
        { at: 130, ms: 190, wave: "sine", from: A5 },
      ];
    case "roll":
      return TICKS.map((at) => ({ at, ms: 40, wave: "noise", from: 1800 }));
    case "dock":
      return [{ at: 0, ms: 90, wave: "triangle", from: 220, to: 180 }];
    case "gain":
      return Array.from({ length: Math.min(count, MOST_GAINS) }, (_, i) => ({
        at: i * GAIN,
        ms: GAIN,
        wave: "sine",
        from: A4 * TWO_SEMITONES ** i,
      }));
    case "raid":
      return [{ at: 0, ms: 380, wave: "sawtooth", from: 160, to: 90, below: 600 }];
    case "victory":
      return CHORD.map((from, i) => ({
        at: i * CHORD_STAGGER,
        ms: CHORD_MS - i * CHORD_STAGGER,
        wave: "sine",
        from,
      }));
  }
}

/** When a sound ends that begins now. */
export function length(tones: readonly Tone[]): number {
  return Math.max(0, ...tones.map(({ at, ms }) => at + ms));
}

const APART = 80;

/** Never two at once, and none from a page that nobody sees but the call to the own turn. */
export function isHeard(cue: Cue, since: number, hidden: boolean): boolean {
  return since >= APART && (!hidden || cue === "turn");
}

const VIBRATIONS: Partial<Record<Cue, number[]>> = { turn: [20], raid: [30, 40, 30] };

export function vibrationOf(cue: Cue): number[] | undefined {
  return VIBRATIONS[cue];
}
