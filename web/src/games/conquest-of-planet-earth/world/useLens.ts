import { type RefObject, useEffect, useState } from "react";
import type { Space } from "../position/position";
import { useDesk } from "../table/desk";
import type { Layout } from "./layout";

/** Closer or whole: chosen Aliens and a card that is aimed somewhere bring the lens there, until somebody looks at the whole map. */
export function useLens(frame: RefObject<HTMLElement | null>, small: boolean, whole: Layout | null) {
  const { squad, view, me, asked } = useDesk();
  const [wanted, want] = useState(false);
  const on = small && wanted;
  const from = squad?.from;
  useEffect(() => {
    if (from) want(true);
  }, [from]);
  const aimed = asked ? view.played[0]?.spaces[0] : undefined;
  useEffect(() => {
    if (!aimed) return;
    want(true);
    return () => want(false);
  }, [aimed]);
  const centre: Space | undefined = from ?? aimed ?? Object.entries(view.spaces).find(([, { site }]) => site === me)?.[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is closer, and when others are chosen
  useEffect(() => {
    if (!on || !frame.current || !centre) return;
    const found = frame.current.querySelector<HTMLElement>(`[data-space="${centre}"]`);
    found?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  }, [on, centre, whole]);
  return { on, toggle: () => want(!wanted) };
}
