/** A suggested turn as it is told: steps that belong together are one order. */

import type { HintOrder } from "../link/wire";

export interface Order {
  /** Of its steps, counted from 1. */
  numbers: number[];
  words: string;
}

/** The orders that the first steps begin, each told once; `followed` steps came before them. */
export function ordersIn(orders: readonly HintOrder[], count: number, followed = 0): Order[] {
  const told: Order[] = [];
  let at = 0;
  while (at < count) {
    const { words, steps } = orders[at] ?? { words: "", steps: 1 };
    const last = Math.min(at + steps, count);
    told.push({ numbers: Array.from({ length: last - at }, (_, i) => followed + at + i + 1), words });
    at = last;
  }
  return told;
}
