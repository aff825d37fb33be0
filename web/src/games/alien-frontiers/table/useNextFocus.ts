import { type RefObject, useEffect, useRef } from "react";
import type { Desk } from "./desk";

/** Where the turn goes on: the next ship, what is earned, the end. */
const NEXT = [".bigdie", ".earned-list .lost button", ".abtn.end"];

/** After an act of one's own the focus goes on with the turn, wherever its button went. */
export function useNextFocus(root: RefObject<HTMLElement | null>, { mine, prompt, view, me, dice }: Desk, number: number) {
  const playing = useRef(-1);
  const waits = mine && prompt === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each position
  useEffect(() => {
    const before = playing.current;
    playing.current = view.acting === me ? number : -1;
    // The first position of a turn was not brought about from here.
    if (!waits || before < 0 || before === number || document.activeElement !== document.body) return;
    const found = NEXT.map((what) => root.current?.querySelector<HTMLElement>(what)).find((one) => one);
    found?.focus({ preventScroll: true });
  }, [number, waits, dice.length]);
}
