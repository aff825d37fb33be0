import { expect, test } from "vitest";
import type { StoryLine } from "../../../shell/link/messages";
import { length } from "../../../shell/sound/cues";
import { type Heard, heardOf, tonesOf } from "./cues";

const ALL: Heard[] = ["theremin", "clack", "rattle", "brass", "trombone", "siren", "typewriter"];

const line = (action: string, ...changes: Record<string, unknown>[]): StoryLine =>
  ({ number: 1, since: 1, seat: "A", action, words: "", spans: [], round: 1, changes }) as StoryLine;

test("each is short, and nothing in it begins before it or lasts for no time", () => {
  for (const heard of ALL) {
    const tones = tonesOf(heard);
    expect(length(tones)).toBeGreaterThan(0);
    expect(length(tones)).toBeLessThanOrEqual(1100);
    for (const { at, ms, from } of tones) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(ms).toBeGreaterThan(0);
      expect(from).toBeGreaterThan(20);
    }
  }
});

test("of a step one sound is heard: a loss before dice, dice before Counters", () => {
  const die = { kind: "die-rolled", why: "fight-round", value: 6 };
  expect(heardOf(line("roll 6", die), false)).toBe("rattle");
  expect(heardOf(line("roll 6", die), true)).toBe("brass");
  expect(heardOf(line("pass", { kind: "destroyed" }, die), false)).toBe("trombone");
  expect(heardOf(line("deploy tanks", { kind: "counter-placed" }), false)).toBe("siren");
  expect(heardOf(line("news thick-fog"), false)).toBe("typewriter");
  expect(heardOf(line("choose 4"), false)).toBe("clack");
  expect(heardOf(line("move n-c n-4"), false)).toBe("theremin");
  expect(heardOf(line("pass"), false)).toBeNull();
});
