import { type RefObject, useEffect } from "react";
import type { Desk } from "./desk";

/** Where one goes on: Aliens that may move, the first answer, else the way on. */
const NEXT = [".act.covered button", "#app[data-state=move] .tile.ready", ".act .opt:not([aria-disabled])", ".act [role=radio]", ".abtn.end"];

/** When what had the focus is gone, it goes on with what is asked. */
export function useNextFocus(root: RefObject<HTMLElement | null>, { asked, covered }: Desk, number: number): void {
  const asks = asked !== null || covered !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each position
  useEffect(() => {
    if (!asks || document.activeElement !== document.body) return;
    const found = NEXT.map((what) => root.current?.querySelector<HTMLElement>(what)).find((one) => one);
    found?.focus({ preventScroll: true });
  }, [number, asks]);
}
