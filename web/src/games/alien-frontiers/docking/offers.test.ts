import { describe, expect, test } from "vitest";
import { CHOOSING } from "../fixtures/known";
import type { Facility } from "../names/names";
import { type Die, readView } from "../position/view";
import { dockedDice, without } from "./dice";
import { offerAt } from "./offers";
import { circleAfter } from "./together";

const { position, known } = CHOOSING;
const view = readView(position.view);
const { moves } = position;
const dice = (...values: number[]): Die[] => values.map((value) => ({ value, relic: false }));
const offer = (facility: Facility, ...values: number[]) => offerAt(facility, dice(...values), view, moves, "A", known);

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
      tag: { cost: { fuel: 4, ore: 0 }, gain: { fuel: 0, ore: 1 } },
    });
  });
  test("brings the colony to circle 7, and eight at the Artifact is a card", () => {
    expect(offer("colonist-hub", 4, 4)).toMatchObject({ kind: "lit", tag: { words: "circle 7" } });
    expect(offer("alien-artifact", 4, 4)).toMatchObject({ kind: "lit", tag: { words: "1 card" } });
  });
  test("is too low for the Lunar Mine, which can be asked about", () => {
    expect(offer("lunar-mine", 4, 4)).toMatchObject({
      kind: "no",
      short: "needs 5 or more",
      probe: "dock lunar-mine 4",
    });
  });
  test("is no triple, no run, no six", () => {
    expect(offer("colony-constructor", 4, 4)).toMatchObject({
      kind: "no",
      short: "needs three equal",
      probe: "dock colony-constructor 4 4",
    });
    expect(offer("raiders-outpost", 4, 4)).toMatchObject({
      kind: "no",
      short: "needs a run of three",
      probe: "dock raiders-outpost 4 4",
    });
    expect(offer("terraforming-station", 4, 4)).toMatchObject({ kind: "no", short: "taken, needs a 6" });
  });
});

test("one of a pair asks for the other", () => {
  expect(offer("shipyard", 4)).toMatchObject({ kind: "more", short: "add a 4", missing: dice(4) });
});

test("more ships than the Hub's track has room for are refused, with the room there is", () => {
  expect(offer("colonist-hub", 4, 4, 6)).toMatchObject({ kind: "no", short: "room for 2" });
});

test("the one ship that is not welcome is named", () => {
  const relic = { value: 3, relic: true };
  const found = offerAt("alien-artifact", [...dice(4), relic], view, moves, "A", known);
  expect(found).toMatchObject({ kind: "no", short: "not the Relic Ship", probe: "dock alien-artifact 3*" });
});

test("a set with the Relic Ship is asked about as it is", () => {
  const pair = [...dice(3), { value: 3, relic: true }];
  expect(offerAt("shipyard", pair, view, moves, "A", known)).toMatchObject({ kind: "no", probe: "dock shipyard 3 3*" });
});

test("nothing chosen: a place shows what could dock", () => {
  const found = offer("lunar-mine");
  expect(found.kind === "rest" && found.choices.map((move) => move.text)).toEqual(["dock lunar-mine 6"]);
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

test("the colony at the Hub goes as far as the server says for one ship, and never beyond circle 7", () => {
  const [three, four, six] = [3, 4, 6].map((value) => known[`dock colonist-hub ${value}`]);
  if (!three || !four || !six) throw new Error("the fixture does not tell of the Hub");
  expect(circleAfter([three], view, "A")).toBe(6);
  expect(circleAfter([three, four, six], view, "A")).toBe(7);
});

test("until the server has told, a place that takes the ships is lit and says no price", () => {
  const found = offerAt("shipyard", dice(4, 4), view, moves, "A", {});
  expect(found).toMatchObject({ kind: "lit", tag: null, say: "Dock 4 and 4 at the Shipyard." });
});
