import { describe, expect, it } from "vitest";
import type { PositionDict } from "../position/position";
import type { DraftPosition } from "./draft";
import { draftOf, short } from "./shortDraft";

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

describe("a position of a table, for the editor", () => {
  const position = { turn: "A", dice: [], seats: { A: { agendas: ["grand-tour"] } }, fields: {}, display: [] } as unknown as PositionDict;
  it("keeps its modules, and is made short with them", () => {
    const draft = draftOf(position, 2, "edition-x", { long_game: false, rulings: "0.2", agendas: true, factions: false, deck: "wide" });
    expect(draft.options).toEqual({ agendas: true, deck: "wide" });
    expect(draft.full).toBe(true);
    expect(draft.position.seats.A).toEqual({ agendas: ["grand-tour"] });
  });
  it("is short at once in the classic game", () => {
    const draft = draftOf(position, 2, "later-printing", { long_game: true, rulings: "0.2" });
    expect([draft.options, draft.full, draft.long_game]).toEqual([undefined, undefined, true]);
  });
});
