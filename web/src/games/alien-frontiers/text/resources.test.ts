import { expect, test } from "vitest";
import { plural, resourcesOf, spoken } from "./resources";

test("what is nought is not among the numbers of a cost", () => {
  expect(resourcesOf({ fuel: 3, ore: 3, points: 1 })).toEqual({ fuel: 3, ore: 3 });
  expect(resourcesOf({ ore: 1 })).toEqual({ fuel: 0, ore: 1 });
  expect(resourcesOf(undefined)).toEqual({ fuel: 0, ore: 0 });
});

test("resources are said without a plural", () => {
  expect(plural(3, "fuel")).toBe("3 fuel");
  expect(plural(2, "colony")).toBe("2 colonies");
  expect(spoken({ fuel: 1, ore: 2 })).toBe("1 fuel and 2 ore");
});
