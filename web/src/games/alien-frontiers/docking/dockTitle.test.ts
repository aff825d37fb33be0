import { expect, test } from "vitest";
import { CHOOSING } from "../fixtures/known";
import { type View, readView } from "../position/view";
import { dockTitle } from "./dockTitle";

test("a space of the belt is called by the card that lies there", () => {
  const view = readView(CHOOSING.position.view);
  const belt = { spaces: ["ice-comet", null], unseen: [], boxed: 0, bottom: [] };
  const needs = { navigation: [3, 4], needs: ["nav"], tow: true };
  const there = { ...view, beltSpaces: [needs], position: { ...view.position, belt } } as unknown as View;
  expect(dockTitle(there, "outer-belt-1")).toBe("Ice Comet");
  expect(dockTitle(there, "outer-belt-2")).toMatch(/2$/);
  expect(dockTitle(there, "lunar-mine")).toBe("Lunar Mine");
});
