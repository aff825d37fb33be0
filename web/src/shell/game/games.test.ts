import { expect, test } from "vitest";
import type { GameModule } from "./GameModule";
import { chapterOn } from "./games";

const marbles: GameModule = { title: "Marbles" };

test("a part of the rules leads to the lesson on it, by its module or by its group", () => {
  const lesson = { at: "/learn", title: "", words: "", minutes: 5 };
  const [night, throwing] = [{ ...lesson, name: "night", module: "At night" }, { ...lesson, name: "throws", groups: ["Throwing"] }];
  const taught: GameModule = { ...marbles, chapters: { at: "/all", of: [night, throwing] } };
  expect(chapterOn(taught, "At night", "Lamps")).toBe(night);
  expect(chapterOn(taught, "", "Throwing")).toBe(throwing);
  expect(chapterOn(taught, "", "Lamps")).toBeUndefined();
  expect(chapterOn(marbles, undefined)).toBeUndefined();
});
