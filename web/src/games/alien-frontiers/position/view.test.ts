import { expect, test } from "vitest";
import { CHOOSING } from "../fixtures/known";
import { type View, fieldsOn, highestAtMine, ports, priceOf, readView, tiedOn, tradePrice, unrolled } from "./view";

const raw = CHOOSING.position.view;
const view = readView(raw);

test("scores, control and bonuses are the server's", () => {
  expect(view.scores).toEqual({ A: 5, B: 5, C: 7, D: 4 });
  expect(view.control["lem-badlands"]).toBe("A");
  expect(view.control["heinlein-plains"]).toBeNull();
  expect(tiedOn(view, "heinlein-plains")).toEqual(["B", "D"]);
});

test("ports, fields and what is left", () => {
  expect([view.free["solar-converter"], ports(view, "solar-converter")]).toEqual([3, 8]);
  expect(highestAtMine(view)).toMatchObject({ seat: "C", value: 5 });
  expect(fieldsOn(view, "pohl-foothills")).toEqual(["positron-field"]);
  expect(view.coloniesLeft.A).toBe(3);
  expect(view.round).toBe(7);
});

test("prices are the server's, and a seat with nothing left to build has none", () => {
  expect(priceOf(view, "A", "shipyard")).toEqual({ fuel: 3, ore: 3 });
  expect(priceOf(view, "A", "launch")).toEqual({ fuel: 1, ore: 1 });
  const own = view.prices.A;
  if (!own) throw new Error("the fixture has no prices");
  expect(priceOf({ ...view, prices: { A: { ...own, shipyard: null } } }, "A", "shipyard")).toBeNull();
  const bent = { ...view, prices: { A: { ...own, trade: 1 } } };
  expect([tradePrice(view, "A"), tradePrice(bent, "A")]).toEqual([null, 1]);
});

test("the Relic Ship and the Brethren Ship are rolled with the fleet", () => {
  const { position } = view;
  const seats = { ...position.seats, A: { ...position.seats.A, ships: 4, bay: 0, faction: "brethren-of-the-stars" } };
  const waits = (changes: object): number =>
    unrolled({ ...view, asks: "roll", inTurn: "A", position: { ...position, seats, phase: "roll", ...changes } } as View);
  const boards = (ship: string) => ({ "on-boards": { "brethren-of-the-stars": { ship, track: null } } });
  expect(waits({ ...boards("maintenance-bay") })).toBe(4);
  expect(waits({ ...boards("unplaced") })).toBe(5);
  expect(waits({ ...boards("unplaced"), "relic-ship": { at: "unplaced", user: "A" } })).toBe(6);
  expect(waits({ "relic-ship": { at: "lunar-mine", user: "B", value: 3 } })).toBe(4);
});
