import { expect, test } from "vitest";
import { pointsIn, resourcesIn, sentence } from "./words";

test("costs and gains are read from the words of the rules", () => {
  expect(resourcesIn("3 fuel and 3 ore")).toEqual({ fuel: 3, ore: 3 });
  expect(resourcesIn("1 ore; B loses 2 fuel")).toEqual({ fuel: 0, ore: 1 });
  expect(resourcesIn("this turn you may trade 4 fuel for 1 ore, as often as you like")).toEqual({ fuel: 0, ore: 0 });
  expect(pointsIn("", "a colony on Asimov Crater; control of Asimov Crater; 2 points; C loses 1 point")).toBe(2);
  expect(sentence("the highest ship here is a 5")).toBe("The highest ship here is a 5.");
});
