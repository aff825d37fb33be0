import { describe, expect, it } from "vitest";
import { type DraftPosition, decode, emptyDraft, encode, readDice } from "./draft";
import { scenarioText } from "./scenarioText";
import { short } from "./short";
import { concerns, placeOf, plainly } from "./wrong";

describe("dice as people type them", () => {
  it.each([
    ["3 3 6*", [3, 3, "6*"]],
    ["3,3", [3, 3]],
    ["336", [3, 3, 6]],
    ["336*", [3, 3, "6*"]],
    ["7", ["7"]],
    ["3 x", [3, "x"]],
    ["", []],
  ])("%s", (text, dice) => expect(readDice(text)).toEqual(dice));
});

describe("a position in full, made short", () => {
  const full: DraftPosition = {
    turn: "A",
    first: "A",
    turns: 1,
    phase: "main",
    dice: [3],
    seats: {
      A: { fuel: 1, ore: 0, ships: 3, bay: 1, docked: { "lunar-mine": [4], shipyard: [] }, hub: 0, supply: 7, cards: [] },
      B: { fuel: 0, ore: 0, ships: 5, colonies: { "lem-badlands": 1, "asimov-crater": 0 }, cards: ["alien-city"] },
    },
    fields: { "isolation-field": "off", "repulsor-field": "lem-badlands" },
    display: ["booster-pod"],
    deck: ["data-crystal"],
    discards: [],
    pending: [],
    "relic-ship": { at: "burroughs-desert" },
    "this-turn": { used: [], discarded: 0, mined: 1, "hub-ships": 0, asimov: false, market: [], claim: [] },
  };
  it("leaves out what follows from the rest", () => {
    expect(short(full)).toEqual({
      turn: "A",
      dice: [3],
      seats: {
        A: { fuel: 1, ore: 0, docked: { "lunar-mine": [4] } },
        B: { fuel: 0, ore: 0, ships: 5, colonies: { "lem-badlands": 1 }, cards: ["alien-city"] },
      },
      fields: { "repulsor-field": "lem-badlands" },
      display: ["booster-pod"],
      deck: ["data-crystal"],
    });
  });
  it("keeps marks of the turn that follow from nothing", () => {
    const turn = { ...full["this-turn"], mined: 2, lent: ["lem-badlands" as const] };
    expect(short({ ...full, "this-turn": turn })["this-turn"]).toEqual({ mined: 2, lent: ["lem-badlands"] });
  });
});

it("is written as a scenario file", () => {
  const draft = emptyDraft(2);
  draft.position.dice = [3, "6*"];
  expect(scenarioText(draft, "A name: with a colon")).toBe(
    [
      'name: "A name: with a colon"',
      "edition: later-printing",
      "seats: 2",
      "position:",
      "  turn: A",
      "  dice: [3, 6*]",
      "  seats:",
      "    A: {fuel: 1, ore: 1}",
      "    B: {fuel: 1, ore: 1}",
      "  fields: {}",
      "  display: [booster-pod, plasma-cannon, alien-city]",
      "",
    ].join("\n"),
  );
});

it("comes back from a link as it was", () => {
  const draft = { ...emptyDraft(4), name: "Größe" };
  expect(decode(encode(draft))).toEqual(draft);
  expect(decode("no-such-thing")).toBeNull();
});

describe("what is wrong", () => {
  const wrong = { where: "seats.B.docked.lunar-mine", problem: "lunar-mine has 4 ports open at this table, not 6" };
  it("is told with its place in words", () => {
    expect(placeOf(wrong.where)).toBe("Seat B, ships at the Lunar Mine");
    expect(plainly(wrong.problem)).toBe("Lunar Mine has 4 ports open at this table, not 6.");
    expect(plainly("A has landed every colony: write `phase: over`")).toBe(
      "A has landed every colony: choose “The game is over”.",
    );
    expect(placeOf("")).toBe("The position");
  });
  it("concerns an entry and those around it", () => {
    expect(concerns(wrong, "seats.B.docked")).toBe(true);
    expect(concerns(wrong, "seats.B.docked.lunar")).toBe(false);
    expect(concerns(null, "seats")).toBe(false);
  });
});
