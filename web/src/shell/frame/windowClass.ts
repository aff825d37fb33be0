/** The window's class: which of four layouts a table has, and how much of it fits. Words are never made smaller. */

import { useSyncExternalStore } from "react";

/** A phone held sideways, a phone, a screen that is wider than high, or a tablet held upright. */
export type WindowClass = "side" | "phone" | "wide" | "tall";

export interface WindowShape {
  window: WindowClass;
  /** How many lines there is room for. */
  rows: "full" | "mid" | "low" | "";
  /** How wide the columns of a wide window are. */
  columns: "broad" | "middle" | "narrow" | "narrower" | "";
  /** A large window draws everything larger. */
  zoom: number;
}

const DRAWN = { width: 1440, height: 860 };
const LARGEST = 1.5;

export function shapeOf(width: number, height: number): WindowShape {
  const shape: WindowShape = { window: "tall", rows: "", columns: "", zoom: 1 };
  if (height <= 500 && width > height && width >= 500) return { ...shape, window: "side" };
  if (width < 700) return { ...shape, window: "phone" };
  if (width < 1000 || width <= height) return { ...shape, rows: height < 1080 ? "mid" : "full" };
  const zoom = Math.max(1, Math.min(width / DRAWN.width, height / DRAWN.height, LARGEST));
  const columns = columnsOf(width / zoom);
  return { ...shape, window: "wide", rows: rowsOf(height / zoom, columns), columns, zoom };
}

function columnsOf(width: number): WindowShape["columns"] {
  if (width >= 1340) return "broad";
  if (width >= 1200) return "middle";
  return width >= 1100 ? "narrow" : "narrower";
}

/** Narrow columns are those of a tablet on its side, which keeps the high tray for fingers. */
function rowsOf(height: number, columns: WindowShape["columns"]): WindowShape["rows"] {
  if (height < 700) return "low";
  return height < 800 && !columns.startsWith("narrow") ? "mid" : "full";
}

let now: WindowShape = shapeOf(1440, 900);
const listeners = new Set<() => void>();

/** The page's root carries the window's class for the style sheets, from now on. */
export function watchWindow(): void {
  const look = (): void => {
    const { dataset, style } = document.documentElement;
    now = shapeOf(innerWidth, innerHeight);
    dataset["window"] = now.window;
    dataset["rows"] = now.rows;
    dataset["columns"] = now.columns;
    style.setProperty("--z", String(now.zoom));
    for (const listener of listeners) listener();
  };
  look();
  addEventListener("resize", look);
}

export function useWindowShape(): WindowShape {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => now,
  );
}

/** Does the window show one part of the table at a time? */
export function useOneZone(): boolean {
  const { window } = useWindowShape();
  return window === "phone" || window === "side";
}
