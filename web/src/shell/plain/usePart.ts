import { useEffect, useState } from "react";

/** The part of the page that is read: the one that crosses a line a little below the top of the window. */
export function usePart(ids: readonly string[]): string {
  const [here, set] = useState(ids[0] ?? "");
  const all = ids.join(" ");
  useEffect(() => {
    const parts = all.split(" ").map((id) => document.getElementById(id));
    const seen = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) set(entered.target.id);
      },
      { rootMargin: "-30% 0px -60% 0px" },
    );
    for (const part of parts) if (part) seen.observe(part);
    return () => seen.disconnect();
  }, [all]);
  return here;
}
