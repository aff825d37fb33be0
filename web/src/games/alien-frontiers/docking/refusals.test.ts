import { expect, test } from "vitest";
import { CHOOSING, details } from "../fixtures/known";
import type { Known } from "../position/changes";
import { type Die, readView } from "../position/view";
import { offerAt } from "./offers";
import { nearestSet } from "./nearest";

const view = readView(CHOOSING.position.view);

const dice = (...values: number[]): Die[] => values.map((value) => ({ value, relic: false }));

test("nothing chosen: a closed place is asked about with the ships that come nearest", () => {
  expect(nearestSet("terraforming-station", dice(3, 6))).toEqual(dice(6));
  expect(nearestSet("raiders-outpost", dice(2, 3, 4, 4))).toEqual(dice(2, 3, 4));
  expect(nearestSet("shipyard", dice(1, 5, 5))).toEqual(dice(5, 5));
  expect(nearestSet("lunar-mine", dice(2, 5))).toEqual(dice(5));
  expect(offerAt("terraforming-station", [], view, [], "A", {})).toMatchObject({
    kind: "no",
    probe: "dock terraforming-station 6",
  });
});

test("until the server has told why, a closed place says nothing; then its rule in a few words", () => {
  const action = "dock shipyard 3 6";
  const at = (known: Known) => offerAt("shipyard", dice(3, 6), view, [], "A", known);
  expect(at({})).toMatchObject({ kind: "no", short: "…", probe: action });
  expect(at(CHOOSING.known)).toMatchObject({ short: "needs a pair", probe: action });
  const full = { [action]: details(action, { legal: false, refusal: "dock.ports" }) };
  expect(at(full)).toMatchObject({ short: "no free port", brief: "full" });
  const unheard = { [action]: details(action, { legal: false, refusal: "solar-sail.wind" }) };
  expect(at(unheard)).toMatchObject({ short: "not now" });
});

test("what is too dear says its price in numbers, whatever the fact is worded like", () => {
  const action = "dock shipyard 4 4";
  const dear = (paid: Record<string, number>) => {
    const known = { [action]: details(action, { legal: false, refusal: "dock.cost", fact: "dear", paid }) };
    return offerAt("shipyard", dice(4, 4), view, [], "A", known);
  };
  expect(dear({ fuel: 3, ore: 3 })).toMatchObject({ kind: "no", short: "costs 3 fuel and 3 ore", brief: "too dear" });
  expect(dear({ ore: 2 })).toMatchObject({ short: "costs 2 ore" });
});
