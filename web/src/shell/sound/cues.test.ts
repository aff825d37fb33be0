import { expect, test } from "vitest";
import { type Cue, isHeard, length, tonesOf, vibrationOf } from "./cues";

const ALL: Cue[] = ["turn", "roll", "dock", "gain", "raid", "victory"];

test("each of the six is short, and nothing in it begins before it or lasts for no time", () => {
  for (const cue of ALL) {
    const tones = tonesOf(cue);
    expect(length(tones)).toBeGreaterThan(0);
    expect(length(tones)).toBeLessThanOrEqual(1100);
    for (const { at, ms, from } of tones) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(ms).toBeGreaterThan(0);
      expect(from).toBeGreaterThan(20);
    }
  }
});

test("a gain climbs by a tone for each unit, four at most", () => {
  const steps = (count: number): number[] => tonesOf("gain", count).map((tone) => tone.from);
  expect(steps(3)).toHaveLength(3);
  expect(steps(9)).toHaveLength(4);
  expect([...steps(4)].sort((a, b) => a - b)).toEqual(steps(4));
  expect(length(tonesOf("gain", 2))).toBeGreaterThan(length(tonesOf("gain", 1)));
});

test("five ticks for the five faces of a roll, and a chord that comes one by one", () => {
  expect(tonesOf("roll").map((tone) => tone.at)).toHaveLength(5);
  const begins = tonesOf("victory").map((tone) => tone.at);
  expect(new Set(begins).size).toBe(4);
});

test("no two at once, and a page that nobody sees only calls to the own turn", () => {
  expect(isHeard("dock", 79, false)).toBe(false);
  expect(isHeard("dock", 80, false)).toBe(true);
  expect(ALL.filter((cue) => isHeard(cue, 1000, true))).toEqual(["turn"]);
  expect(ALL.filter((cue) => vibrationOf(cue))).toEqual(["turn", "raid"]);
});
