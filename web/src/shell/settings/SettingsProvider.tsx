import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { type Settings, loadSettings, saveSettings } from "../store/browserStorage";

interface Held {
  settings: Settings;
  change: (change: Partial<Settings>) => void;
}

const Context = createContext<Held | null>(null);

export function SettingsProvider({ children }: { children: ReactNode }) {
  const [settings, set] = useState(loadSettings);
  const held = useMemo(
    () => ({
      settings,
      change: (change: Partial<Settings>) =>
        set((old) => {
          const next = { ...old, ...change };
          saveSettings(next);
          return next;
        }),
    }),
    [settings],
  );
  useRoot(settings);
  return <Context value={held}>{children}</Context>;
}

export function useSettings(): Held {
  const held = useContext(Context);
  if (!held) throw new Error("useSettings needs a SettingsProvider");
  return held;
}

/** The page's root carries theme, palette and motion for the style sheets. */
function useRoot(settings: Settings): void {
  useEffect(() => {
    const root = document.documentElement;
    root.classList.toggle("light", settings.theme === "light");
    root.classList.toggle("dark", settings.theme === "dark");
    root.dataset["palette"] = settings.palette;
    root.dataset["calm"] = String(settings.calm);
  }, [settings]);
}

export function isDark(settings: Settings): boolean {
  if (settings.theme !== "system") return settings.theme === "dark";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

export function isCalm(): boolean {
  return document.documentElement.dataset["calm"] === "true" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
