import { expect, test } from "vitest";
import { CHOOSING, LANDING, details } from "../fixtures/known";
import { changesOf } from "./changes";

test("an action lists what it would change, by kind", () => {
  expect(changesOf(CHOOSING.known["dock orbital-market 4 4"], "trade-opened")).toEqual([
    { kind: "trade-opened", seat: "A", value: 4, fuel: 4 },
  ]);
  expect(changesOf(LANDING.known["land herbert-valley"], "control-lost")).toMatchObject([
    { seat: "C", territory: "herbert-valley" },
  ]);
  expect(changesOf(LANDING.known["land asimov-crater"], "control-gained")).toMatchObject([
    { seat: "A", territory: "asimov-crater" },
  ]);
});

test("an action that lists nothing, or of which nothing is told, changes nothing that is read here", () => {
  expect(changesOf(details("end"), "control-gained")).toEqual([]);
  expect(changesOf(undefined, "control-gained")).toEqual([]);
});
