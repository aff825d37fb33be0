import { expect, test } from "vitest";
import { routeOf } from "./router";

test("addresses lead to pages", () => {
  expect(routeOf("/")).toEqual({ page: "start" });
  expect(routeOf("/t/abc")).toEqual({ page: "table", id: "abc" });
  expect(routeOf("/replay/xyz")).toEqual({ page: "replay", id: "xyz" });
});

test("what is no page of the shell may be one of a game", () => {
  expect(routeOf("/nowhere")).toEqual({ page: "lost", path: "nowhere" });
  expect(routeOf("/some-game/lesson/")).toEqual({ page: "lost", path: "some-game/lesson" });
});
