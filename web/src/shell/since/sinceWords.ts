/** For how long somebody was away, and since when, in words. */

import { plural } from "../text/words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `2 days`, `3 hours`, `5 minutes`; empty for less, or where it is not known. Both in seconds. */
export function awayFor(acted: number, now: number): string {
  const away = now - acted;
  if (acted <= 0 || away < MINUTE) return "";
  if (away < HOUR) return plural(Math.floor(away / MINUTE), "minute");
  if (away < DAY) return plural(Math.floor(away / HOUR), "hour");
  return plural(Math.floor(away / DAY), "day");
}

/** `2 days, 3 turns` */
export function awayWords(acted: number, turns: number, now: number): string {
  return [awayFor(acted, now), plural(turns, "turn")].filter(Boolean).join(", ");
}

/** `, Friday` within a week, `, 3 May` before that, nothing for today. */
export function sinceDay(acted: number, now: number): string {
  if (acted <= 0) return "";
  const then = new Date(acted * 1000);
  const today = new Date(now * 1000);
  if (then.toDateString() === today.toDateString()) return "";
  const near = now - acted < 6 * DAY;
  const words = near
    ? then.toLocaleDateString("en", { weekday: "long" })
    : then.toLocaleDateString("en-GB", { day: "numeric", month: "long" });
  return `, ${words}`;
}

/** This moment, in seconds. */
export function seconds(): number {
  return Math.floor(Date.now() / 1000);
}
