import { expect, test } from "vitest";
import { found, wanted } from "./search";

test("search wants every word", () => {
  expect(found("The Relic Ship returns", wanted("ship RELIC"))).toBe(true);
  expect(found("The Relic Ship returns", wanted("ship raid"))).toBe(false);
});
