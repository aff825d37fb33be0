import { expect, test } from "vitest";
import { CHOOSING } from "../fixtures/known";
import { type View, readView } from "../position/view";
import { isNext, marksAt } from "./hint";
import { spotsOf } from "./spots";

const view: View = readView(CHOOSING.position.view);
const suggested = (...hint: string[]) => ({ hint, followed: 2, view });

test("a suggested turn is marked where each step belongs, counted from its beginning", () => {
  const turn = suggested("dock shipyard 3 3", "use data-crystal lem-badlands", "claim alien-city", "end");
  const three = { value: 3, relic: false };
  expect(marksAt(turn, "shipyard")).toEqual([{ step: 3, dice: [three, three] }]);
  expect(marksAt(turn, "lem-badlands")).toEqual([{ step: 4, dice: [] }]);
  expect(marksAt(turn, "card:data-crystal")).toHaveLength(1);
  expect(marksAt(turn, "claim:alien-city")[0]?.step).toBe(5);
  expect(marksAt(turn, "lunar-mine")).toEqual([]);
  expect(isNext(turn, "shipyard")).toBe(true);
  expect(isNext(turn, "end")).toBe(false);
});

test("what claims a card of the belt is marked there, with its ships", () => {
  const claimed = suggested("claim outer-belt-1 2 3*", "claim alien-city");
  expect(marksAt(claimed, "outer-belt-1")).toEqual([{ step: 3, dice: [{ value: 2, relic: false }, { value: 3, relic: true }] }]);
  expect(marksAt(claimed, "claim:alien-city")).toEqual([{ step: 4, dice: [] }]);
});

test("an action belongs to the things that it names", () => {
  expect(spotsOf("use booster-pod 3", view)).toEqual(["card:booster-pod", "die:3"]);
  expect(spotsOf("use gravity-manipulator 2 5*", view)).toEqual(["card:gravity-manipulator", "die:2", "die:5*"]);
  expect(spotsOf("use orbital-teleporter lunar-mine 4", view)).toEqual([
    "card:orbital-teleporter",
    "lunar-mine",
    `ship:lunar-mine:${view.acting}:4`,
  ]);
  expect(spotsOf("discard booster-pod repulsor-field", view)).toContain("van-vogt-mountains");
  expect(spotsOf("take fuel C", view)).toEqual(["seat:C"]);
  expect(spotsOf("swap B lem-badlands", view)).toEqual(["lem-badlands"]);
});
