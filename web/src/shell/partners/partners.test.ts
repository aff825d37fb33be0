import { expect, test } from "vitest";
import type { SignalMessage } from "../link/wire";
import { type Partnering, pointsAt, withSignal } from "./partners";

function signal(seat: "A" | "B", place: string): SignalMessage {
  return { kind: "signaled", seat, phrase: "", place, words: `Look here: ${place}` };
}

test("what was heard last is remembered, each with a number of its own", () => {
  const heard = ["a", "b", "c", "d", "e"].reduce<ReturnType<typeof withSignal>>((old, place) => withSignal(old, signal("A", place)), []);
  expect(heard.map(({ place }) => place)).toEqual(["b", "c", "d", "e"]);
  expect(heard.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
});

test("a place knows who points at it, once each", () => {
  const fresh = [signal("B", "x"), signal("B", "x"), signal("A", "y")].reduce<ReturnType<typeof withSignal>>(withSignal, []);
  const partners = { fresh } as Partnering;
  expect(pointsAt(partners, "x")).toEqual(["B"]);
  expect(pointsAt(partners, "z")).toEqual([]);
  expect(pointsAt(null, "x")).toEqual([]);
});
