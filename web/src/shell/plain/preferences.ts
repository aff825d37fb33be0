/** How somebody likes the plain table; this browser keeps it. */

import { useState } from "react";
import type { Told } from "./lines";

export interface Preferences {
  /** One press acts, unless it could not be taken back. */
  atOnce: boolean;
  /** Single keys are switched on. */
  keys: boolean;
  /** Whose acts are told to the ear. */
  told: Told;
}

export const USUAL: Preferences = { atOnce: false, keys: true, told: "all" };

const KEY = "landfall.plain";

export function loadPreferences(): Preferences {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return USUAL; // a private window, or an entry of another version
  }
}

export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const [preferences, set] = useState(loadPreferences);
  const change = (part: Partial<Preferences>): void => {
    const next = { ...preferences, ...part };
    set(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // nothing is lost but the memory of it
    }
  };
  return [preferences, change];
}
