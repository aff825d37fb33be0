import { type RefObject, useEffect, useState } from "react";
import type { Space } from "../position/position";
import { useDesk } from "../table/desk";
import type { Layout } from "./layout";

/** Closer or whole: chosen Aliens and what is lit bring the lens there, until somebody looks at the whole map. */
export function useLens(frame: RefObject<HTMLElement | null>, small: boolean, whole: Layout | null) {
  const { squad, view, me } = useDesk();
  const [wanted, want] = useState(false);
  const on = small && wanted;
  const from = squad?.from;
  useEffect(() => {
    if (from) want(true);
  }, [from]);
  const centre: Space | undefined = from ?? Object.entries(view.spaces).find(([, { site }]) => site === me)?.[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is closer, and when others are chosen
  useEffect(() => {
    if (!on || !frame.current || !centre) return;
    const found = frame.current.querySelector<HTMLElement>(`[data-space="${centre}"]`);
    found?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  }, [on, centre, whole]);
  return { on, toggle: () => want(!wanted) };
}
