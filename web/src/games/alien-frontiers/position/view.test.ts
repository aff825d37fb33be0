import { expect, test } from "vitest";
import { CHOOSING } from "../fixtures/known";
import { coloniesLeft, fieldsOn, highestAtMine, ports, readView, tiedOn } from "./view";

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
  expect(coloniesLeft(view, "A")).toBe(3);
  expect(view.round).toBe(7);
});
