import { expect, test } from "vitest";
import { routeOf } from "../app/router";
import { ANGLE, HALF, labelPoint, polar, relief, sector } from "../board/geometry";
import { LESSON, stepAt } from "../learn/lesson";
import { rivalMove } from "../learn/rival";
import type { Snapshot } from "./store";
import {
  decode,
  emptyDraft,
  encode,
  put,
  readDice,
  readPosition,
  withColonies,
  withSeat,
  withSeats,
  writePosition,
} from "./draft";
import { pause } from "./pace";
import { found, wanted } from "./search";
import type { StoryLine } from "./messages";
import { changedDice, toldBy } from "./story";
import { pointsIn, resourcesIn, sentence } from "./words";

test("costs and gains are read from the words of the rules", () => {
  expect(resourcesIn("3 fuel and 3 ore")).toEqual({ fuel: 3, ore: 3 });
  expect(resourcesIn("1 ore; B loses 2 fuel")).toEqual({ fuel: 0, ore: 1 });
  expect(resourcesIn("this turn you may trade 4 fuel for 1 ore, as often as you like")).toEqual({ fuel: 0, ore: 0 });
  expect(pointsIn("", "a colony on Asimov Crater; control of Asimov Crater; 2 points; C loses 1 point")).toBe(2);
  expect(sentence("the highest ship here is a 5")).toBe("The highest ship here is a 5.");
});

function storyLine(number: number, since: number, action: string, words = ""): StoryLine {
  return { number, since, seat: "A", action, words, round: 1 };
}

test("a line of the story takes the place of those it tells again", () => {
  const lines = [
    storyLine(1, 1, "roll 3 4 5", "Ada rolls 3, 4 and 5."),
    storyLine(2, 2, "take fuel B", "Ada takes 1 fuel from Basil."),
    storyLine(3, 2, "take ore B", "Ada takes 1 fuel and 1 ore from Basil."),
    storyLine(4, 4, "end", "Ada ends the turn."),
  ];
  expect(toldBy(lines, 4).map((line) => line.number)).toEqual([1, 3, 4]);
  expect(toldBy(lines, 2).map((line) => line.number)).toEqual([1, 2]);
});

test("the story tells which dice were changed since the roll", () => {
  const line = (number: number, action: string) => storyLine(number, number, action);
  expect(changedDice([line(1, "use stasis-beam 6"), line(2, "roll 3 3"), line(3, "use booster-pod 3")])).toEqual({
    4: "3 → 4",
  });
  expect(changedDice([line(2, "roll 3 5"), line(3, "use gravity-manipulator 3 5")])).toEqual({
    2: "3 → 2",
    6: "5 → 6",
  });
});

test("seven sectors fill the ring, and labels lie inside their sectors", () => {
  const middles = Object.values(ANGLE).sort((a, b) => a - b);
  expect(middles).toHaveLength(7);
  for (let i = 1; i < 7; i++) expect((middles[i] ?? 0) - (middles[i - 1] ?? 0)).toBeCloseTo(2 * HALF, 0);
  expect(polar(100, 90)).toEqual([100, 0]);
  expect(sector(0, 51)).toMatch(/^M0,-94L0,-236A/);
  const [x, y] = labelPoint("bradbury-plateau");
  expect(Math.hypot(x, y)).toBeLessThan(236);
  expect(relief("asimov-crater").circles.length).toBeGreaterThan(3);
});

test("addresses lead to pages", () => {
  expect(routeOf("/")).toEqual({ page: "start" });
  expect(routeOf("/t/abc")).toEqual({ page: "table", id: "abc" });
  expect(routeOf("/replay/xyz")).toEqual({ page: "replay", id: "xyz" });
  expect(routeOf("/nowhere")).toEqual({ page: "lost" });
});

test("a draft travels in a link and comes back the same", () => {
  const draft = withSeats(emptyDraft(2), 4);
  expect(decode(encode(draft))).toEqual(draft);
  expect(decode("no link at all")).toBeNull();
  expect(readDice("3, 3 6* x")).toEqual([3, 3, "6*", "x"]);
  expect(withColonies({ colonies: { "lem-badlands": 2 } }, "lem-badlands", 0).colonies).toEqual({});
});

test("the lesson counts repeated acts, and the rival sticks to its list", () => {
  const acts = LESSON.steps.flatMap((step) => step.do ?? []);
  const after = (done: readonly string[], shown = done.length): number => {
    const lines = done.map((action, i) => ({ number: i + 1, since: i + 1, seat: "A", action, words: "", round: 1 }));
    return stepAt({ lines, shown: { number: shown } } as unknown as Snapshot);
  };
  const first = acts.indexOf("take ore B");
  expect(after(acts.slice(0, first + 1))).toBe(first + 2);
  expect(after(acts.slice(0, first + 1), first)).toBe(first + 1);
  expect(after(["dock colonist-hub 1", ...acts.slice(0, 2)])).toBe(4);
  expect(after(acts)).toBe(LESSON.steps.length - 1);
  expect(rivalMove(["dock lunar-mine 6"], ["dock lunar-mine 6", "end"])).toBe("dock lunar-mine 6");
  expect(rivalMove(["launch"], ["dock colonist-hub 1", "end"])).toBe("end");
  expect(rivalMove([], ["dock colonist-hub 1", "dock solar-converter 1"])).toBe("dock solar-converter 1");
});

test("search wants every word; acts are paced by the viewer's speed", () => {
  expect(found("The Relic Ship returns", wanted("ship RELIC"))).toBe(true);
  expect(found("The Relic Ship returns", wanted("ship raid"))).toBe(false);
  expect(pause("instant", "dock lunar-mine 5", false)).toBe(0);
  expect(pause("slow", "dock lunar-mine 5", false)).toBeLessThanOrEqual(1200);
});

test("what follows from the rest of a position is worked out again", () => {
  const full = put(emptyDraft(2), { deck: ["booster-pod"], seats: { A: { ships: 4, bay: 1, supply: 5 }, B: {} } });
  expect(withSeat(full, "A", { hub: 2 }).position.seats.A).toEqual({ ships: 4, bay: 1, hub: 2 });
  expect(withSeat(full, "A", { docked: { shipyard: [3, 3] } }).position.seats.A).not.toHaveProperty("bay");
  expect(withSeat(full, "B", { cards: ["alien-city"] }).position).not.toHaveProperty("deck");
  expect(withSeat(full, "B", { fuel: 2 }).position.deck).toEqual(["booster-pod"]);
});

test("a position as text is read back, and what is no position says why", () => {
  const draft = put(emptyDraft(2), { pending: [{ asks: "raid", taken: 1 }] });
  expect(readPosition(writePosition(draft))).toEqual(draft.position);
  expect(writePosition(draft)).toContain('"dice": [3, 4, 4]');
  expect(readPosition('{"dice": [3]}')).toMatchObject({ turn: "A", dice: [3], display: [] });
  expect(readPosition("[")).toMatch(/no JSON/);
  expect(readPosition("3")).toMatch(/\{ \}/);
});
