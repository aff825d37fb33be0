import { useEffect, useState, type DependencyList } from "react";

export interface Loaded<T> {
  value: T | null;
  error: string;
}

/** The answer to a question asked once (and again when `deps` change). */
export function useLoad<T>(ask: () => Promise<T>, deps: DependencyList): Loaded<T> {
  const [state, set] = useState<Loaded<T>>({ value: null, error: "" });
  useEffect(() => {
    let here = true;
    set({ value: null, error: "" });
    ask().then(
      (value) => here && set({ value, error: "" }),
      (error: unknown) => here && set({ value: null, error: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      here = false;
    };
  }, deps); // the question is the same while its parts are
  return state;
}
