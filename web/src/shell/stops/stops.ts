/** When somebody wants to be asked out of turn: what the server knows of it, and how it is wished otherwise. */

import { createContext, useContext } from "react";
import type { Letter, SeatStop, StopsMessage } from "../link/wire";

/** What a seat wishes. */
export interface SeatWishes {
  stops: readonly SeatStop[];
  /** It is not asked before its own turn. */
  later: boolean;
}

/** The window that means every kind of moment. */
const EVERY = "*";

/** The wish that lets all of them pass until the own turn. */
export const LATER = "later";

/** The row for all kinds at once, if there is one, and a row for each kind. */
export function rowsOf(stops: readonly SeatStop[]): { level: SeatStop | undefined; kinds: SeatStop[] } {
  const level = stops.find(({ window, choices }) => window === EVERY && choices);
  return { level, kinds: stops.filter((stop) => stop !== level) };
}

/** A title such as `calm: what is about me` as a word for a button, and what it means. */
export function levelWords(title: string): { word: string; means: string } {
  const [word = title, ...rest] = title.split(": ");
  return { word, means: rest.join(": ") };
}

/** The wish that a seat has again when it no longer waits for its turn: any one it has anyway. */
export function asBefore(stops: readonly SeatStop[]): { window: string; value: string } | undefined {
  const { level, kinds } = rowsOf(stops);
  const set = level && level.value in (level.choices ?? {}) && level.value !== "mixed" ? level : kinds[0];
  return set && { window: set.window, value: set.value };
}

/** For the parts of any table: whether there is something to wish, and where. */
export interface Stopping {
  told: Readonly<Partial<Record<Letter, StopsMessage>>>;
  wish: (seat: Letter, window: string, value: string) => void;
  /** Shows the list. */
  show: () => void;
}

export const StopsContext = createContext<Stopping | null>(null);

/** Null where nobody here is ever asked out of turn. */
export function useStops(): Stopping | null {
  return useContext(StopsContext);
}
