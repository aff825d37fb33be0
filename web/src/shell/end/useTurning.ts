import { useEffect, useState } from "react";
import { isCalm } from "../settings/SettingsProvider";
import type { Outcome } from "../link/messages";
import type { Letter } from "../link/wire";
import { turningSeats } from "./turning";

/** For so long the totals stand before the first seat, and each seat before the next. */
const MOMENT = 1300;

/** Which seats have turned up what they had face down; all of them at once where nothing is to move. */
export function useTurning(outcome: Outcome, letters: readonly Letter[], skipped: boolean): { open: Letter[]; done: boolean } {
  const seats = turningSeats(outcome, letters);
  const [count, setCount] = useState(() => (isCalm() ? seats.length : 0));
  const turned = skipped ? seats.length : count;
  const done = turned >= seats.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every seat has a moment of its own
  useEffect(() => {
    if (done) return;
    const timer = setTimeout(() => setCount((n) => n + 1), MOMENT);
    return () => clearTimeout(timer);
  }, [done, count]);
  return { open: seats.slice(0, turned), done };
}
