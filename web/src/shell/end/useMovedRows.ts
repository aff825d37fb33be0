import { type RefObject, useLayoutEffect, useRef } from "react";
import { isCalm } from "../settings/SettingsProvider";

/** Rows that change places glide there. */
export function useMovedRows(order: string): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const tops = useRef(new Map<string, number>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew when the order changes
  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    for (const row of rows) {
      const name = row.dataset["row"] ?? "";
      const was = tops.current.get(name);
      const now = row.offsetTop;
      tops.current.set(name, now);
      if (was !== undefined && was !== now && !isCalm())
        row.animate([{ translate: `0 ${was - now}px` }, { translate: "0 0" }], { duration: 500, easing: "ease-out" });
    }
  }, [order]);
  return list;
}
