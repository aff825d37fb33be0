import { expect, test } from "vitest";
import type { Die } from "../position/view";
import { bestSet } from "./refusals";

const dice = (...values: number[]): Die[] => values.map((value) => ({ value, relic: false }));

test("nothing chosen: a closed place is asked about with the ships that come nearest", () => {
  expect(bestSet("terraforming-station", dice(3, 6))).toEqual(dice(6));
  expect(bestSet("raiders-outpost", dice(2, 3, 4, 4))).toEqual(dice(2, 3, 4));
  expect(bestSet("shipyard", dice(1, 5, 5))).toEqual(dice(5, 5));
  expect(bestSet("lunar-mine", dice(2, 5))).toEqual(dice(5));
});
