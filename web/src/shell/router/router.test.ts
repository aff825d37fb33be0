import { expect, test } from "vitest";
import { routeOf } from "./router";

test("addresses lead to pages", () => {
  expect(routeOf("/")).toEqual({ page: "start" });
  expect(routeOf("/t/abc")).toEqual({ page: "table", id: "abc" });
  expect(routeOf("/replay/xyz")).toEqual({ page: "replay", id: "xyz" });
  expect(routeOf("/nowhere")).toEqual({ page: "lost" });
});
