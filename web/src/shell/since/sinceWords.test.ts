import { expect, test } from "vitest";
import { awayFor, awayWords, sinceDay } from "./sinceWords";

const NOON = Date.UTC(2026, 4, 8, 12) / 1000; // a Friday

test("for how long: the largest unit, and nothing for a moment", () => {
  expect(awayFor(NOON, NOON + 30)).toBe("");
  expect(awayFor(NOON, NOON + 5 * 60)).toBe("5 minutes");
  expect(awayFor(NOON, NOON + 3600)).toBe("1 hour");
  expect(awayFor(NOON, NOON + 2 * 86400 + 5)).toBe("2 days");
  expect(awayFor(0, NOON)).toBe("");
  expect(awayWords(NOON, 3, NOON + 2 * 86400)).toBe("2 days, 3 turns");
  expect(awayWords(0, 1, NOON)).toBe("1 turn");
});

test("since when: a day of the week, then a date, and no word of today", () => {
  expect(sinceDay(NOON, NOON + 60)).toBe("");
  expect(sinceDay(NOON, NOON + 2 * 86400)).toBe(", Friday");
  expect(sinceDay(NOON, NOON + 20 * 86400)).toBe(", 8 May");
  expect(sinceDay(0, NOON)).toBe("");
});
