import { useSyncExternalStore } from "react";

/** Is the window at least this many pixels wide? */
export function useWide(pixels: number): boolean {
  return useMedia(`(min-width: ${pixels}px)`);
}

/** Is it a desktop's window with the compact tray of styles/table/low.css? */
export function useCompactTray(): boolean {
  return useMedia("(min-width: 1200px) and ((max-height: 883px) or (max-width: 1365px))");
}

/** Is the window too low for all lines? */
export function useLow(): boolean {
  return useMedia("(max-height: 700px)");
}

function useMedia(question: string): boolean {
  const query = matchMedia(question);
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => query.matches,
  );
}
