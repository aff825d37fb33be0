import { expect, test } from "vitest";
import { CHOOSING } from "../fixtures/known";
import { readView } from "../position/view";
import { slotsAt } from "./ports";

const view = readView(CHOOSING.position.view);

test("the next port of the mine shows its floor; pairs stand together", () => {
  const [mine] = slotsAt(view, "lunar-mine", []);
  expect(mine?.map((slot) => ("free" in slot ? slot.free : "ship"))).toEqual(["ship", "ship", "5+", "", ""]);
  expect(slotsAt(view, "shipyard", []).map((group) => group.length)).toEqual([2, 2, 2]);
});
