import { expect, test } from "vitest";
import { type LaidDraft, decode, encode } from "./laidDraft";
import { scenarioFile } from "./laidScenario";

const DRAFT: LaidDraft = {
  edition: "glass",
  seats: 2,
  options: { at_night: true },
  position: { round: 3, seats: { A: { cards: ["owl", "?"] }, B: {} }, places: { "n-1": { owner: "A" } } },
};

test("a link brings a draft back, and a cut one nothing", () => {
  expect(decode(encode(DRAFT))).toEqual(DRAFT);
  expect(decode(encode(DRAFT).slice(0, 40))).toBeNull();
  expect(decode("")).toBeNull();
});

test("a scenario file names its game and quotes what needs it", () => {
  const text = scenarioFile("marbles", DRAFT);
  expect(text).toContain("game: marbles\nedition: glass\nseats: 2\nat-night: true\nposition:\n  round: 3\n");
  expect(text).toContain('seats: {A: {cards: [owl, "?"]}, B: {}}');
  expect(text).toContain("places: {n-1: {owner: A}}");
});
