import { useSyncExternalStore } from "react";

/** Is the window at least this many pixels wide? */
export function useWide(pixels: number): boolean {
  const query = matchMedia(`(min-width: ${pixels}px)`);
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => query.matches,
  );
}
