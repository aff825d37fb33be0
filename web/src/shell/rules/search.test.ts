import { expect, test } from "vitest";
import { found, wanted } from "./search";

test("search wants every word", () => {
  expect(found("The Glass Marble returns", wanted("marble GLASS"))).toBe(true);
  expect(found("The Glass Marble returns", wanted("marble throw"))).toBe(false);
});
