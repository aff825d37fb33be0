import { expect, test } from "vitest";
import { CHOOSING, details } from "../fixtures/known";
import { type Die, readView } from "../position/view";
import { offerAt } from "./offers";
import { bestSet } from "./refusals";

const view = readView(CHOOSING.position.view);

const dice = (...values: number[]): Die[] => values.map((value) => ({ value, relic: false }));

test("nothing chosen: a closed place is asked about with the ships that come nearest", () => {
  expect(bestSet("terraforming-station", dice(3, 6))).toEqual(dice(6));
  expect(bestSet("raiders-outpost", dice(2, 3, 4, 4))).toEqual(dice(2, 3, 4));
  expect(bestSet("shipyard", dice(1, 5, 5))).toEqual(dice(5, 5));
  expect(bestSet("lunar-mine", dice(2, 5))).toEqual(dice(5));
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
