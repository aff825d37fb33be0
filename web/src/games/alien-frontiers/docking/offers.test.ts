import { describe, expect, test } from "vitest";
import { CHOOSING, details } from "../fixtures/known";
import type { Facility } from "../names/names";
import type { Known } from "../position/changes";
import { type Die, readView } from "../position/view";
import { dockedDice, without } from "./dice";
import { type Told, offerAt } from "./offers";

const { position, known, notNow } = CHOOSING;
const told: Told = { view: readView(position.view), moves: position.moves, known, notNow };
const dice = (...values: number[]): Die[] => values.map((value) => ({ value, relic: false }));
const offer = (facility: Facility, ...values: number[]) => offerAt(facility, dice(...values), told, "A");

describe("a pair of 4s", () => {
  test("docks ship by ship at the Solar Converter, and brings what the server counts for each", () => {
    const found = offer("solar-converter", 4, 4);
    expect(found).toMatchObject({
      kind: "lit",
      steps: ["dock solar-converter 4", "dock solar-converter 4"],
      tag: { cost: { fuel: 0, ore: 0 }, gain: { fuel: 6, ore: 0 } },
    });
    expect(found.kind === "lit" && found.say).toBe("Dock 4 and 4 at the Solar Converter. Free. You gain 6 fuel.");
  });
  test("builds the sixth ship for three of each", () => {
    expect(offer("shipyard", 4, 4)).toMatchObject({
      kind: "lit",
      steps: ["dock shipyard 4 4"],
      tag: { cost: { fuel: 3, ore: 3 }, words: "6th ship" },
    });
  });
  test("trades at four fuel for an ore", () => {
    expect(offer("orbital-market", 4, 4)).toMatchObject({
      kind: "lit",
      tag: { cost: { fuel: 4, ore: 0 }, gain: { fuel: 0, ore: 1 }, words: "each time" },
    });
  });
  test("may be for Agendas instead where there are some", () => {
    const position = { ...told.view.position, "agenda-deck": [] };
    const found = offerAt("orbital-market", dice(4, 4), { ...told, view: { ...told.view, position } }, "A");
    expect(found).toMatchObject({ kind: "lit", tag: { cost: { fuel: 4, ore: 0 }, words: "or Agendas" } });
  });
  test("brings the colony to circle 7, and eight at the Artifact is a card", () => {
    expect(offer("colonist-hub", 4, 4)).toMatchObject({ kind: "lit", tag: { words: "circle 7" } });
    expect(offer("alien-artifact", 4, 4)).toMatchObject({ kind: "lit", tag: { words: "1 card" } });
  });
  test("is too low for the Lunar Mine, which can be asked about", () => {
    expect(offer("lunar-mine", 4, 4)).toMatchObject({
      kind: "no",
      short: "needs 5 or more",
      brief: "below 5",
      probe: "dock lunar-mine 4\ndock lunar-mine 4",
    });
  });
  test("is no triple, no run, no six", () => {
    expect(offer("colony-constructor", 4, 4)).toMatchObject({
      kind: "no",
      short: "needs three equal ships",
      brief: "no triple",
      probe: "dock colony-constructor 4 4",
    });
    expect(offer("raiders-outpost", 4, 4)).toMatchObject({
      kind: "no",
      short: "needs a run of three",
      probe: "dock raiders-outpost 4 4",
    });
    expect(offer("terraforming-station", 4, 4)).toMatchObject({ kind: "no", short: "taken, needs a 6", brief: "taken" });
  });
});

test("one of a pair asks for the other", () => {
  expect(offer("shipyard", 4)).toMatchObject({ kind: "more", short: "add a 4", missing: dice(4) });
});

test("of more ships than can dock one after another, those that can are counted", () => {
  expect(offer("colonist-hub", 4, 4, 6)).toMatchObject({ kind: "no", short: "only 2 of these", brief: "only 2" });
});

test("a turn that the server refuses at its first step says what is missing there", () => {
  const relic = { value: 3, relic: true };
  const found = offerAt("alien-artifact", [...dice(4), relic], told, "A");
  const probe = "dock alien-artifact 3*\ndock alien-artifact 4";
  expect(found).toMatchObject({ kind: "no", short: known[probe]?.reason, probe });
});

test("a set with the Relic Ship is asked about as it is", () => {
  const pair = [...dice(3), { value: 3, relic: true }];
  expect(offerAt("shipyard", pair, told, "A")).toMatchObject({ kind: "no", probe: "dock shipyard 3 3*" });
});

test("nothing chosen: a place shows what could dock", () => {
  const found = offer("lunar-mine");
  expect(found.kind === "rest" && found.choices.map((move) => move.text)).toEqual(["dock lunar-mine 6"]);
});

test("nothing chosen: a place that takes no ship says what the server lists as missing", () => {
  const closed = offerAt("raiders-outpost", [], { ...told, moves: [] }, "A");
  expect(closed).toMatchObject({ kind: "no", short: "needs a run of three", brief: "no run" });
  expect(closed.kind === "no" && closed.probe).toBe("dock raiders-outpost 2 3 4");
  const awaited = offerAt("raiders-outpost", [], { ...told, notNow: [], moves: [] }, "A");
  expect(awaited).toMatchObject({ kind: "no", short: "…", probe: "" });
});

test("until the server has told why, chosen ships are refused without a word; then in the words of the rules", () => {
  const action = "dock shipyard 3 6";
  const at = (known: Known) => offerAt("shipyard", dice(3, 6), { ...told, known }, "A");
  expect(at({})).toMatchObject({ kind: "no", short: "…", probe: action });
  expect(at(known)).toMatchObject({ short: "needs a pair", brief: "no pair", probe: action });
  const unheard = { [action]: details(action, { legal: false, refusal: "solar-sail.wind" }) };
  expect(at(unheard)).toMatchObject({ short: "not now", brief: "not now" });
});

test("every probe of the position has a reason from the rules", () => {
  for (const facility of ["lunar-mine", "colony-constructor", "raiders-outpost", "terraforming-station"] as const) {
    const found = offer(facility, 4, 4);
    expect(found.kind === "no" && found.probe in known).toBe(true);
  }
});

test("dice are multisets, and the Relic Ship is its own die", () => {
  expect(without(dice(3, 3, 4), dice(3, 4))).toEqual(dice(3));
  expect(without(dice(3), [{ value: 3, relic: true }])).toBeNull();
  expect(dockedDice("dock shipyard 3 3*", "shipyard")).toEqual([
    { value: 3, relic: false },
    { value: 3, relic: true },
  ]);
});

test("until the server has told, a place that takes the ships is lit and says no price", () => {
  const found = offerAt("shipyard", dice(4, 4), { ...told, known: {} }, "A");
  expect(found).toMatchObject({ kind: "lit", tag: null, say: "Dock 4 and 4 at the Shipyard." });
});

test("until the server has told of a turn, it is lit if each step is offered, and refused when the server says so", () => {
  const turn = "dock colonist-hub 4\ndock colonist-hub 4\ndock colonist-hub 6";
  const at = (known: Known) => offerAt("colonist-hub", dice(4, 4, 6), { ...told, known }, "A");
  expect(at({})).toMatchObject({ kind: "lit", tag: null, steps: turn.split("\n") });
  expect(at(known)).toMatchObject({ kind: "no", probe: turn });
});
