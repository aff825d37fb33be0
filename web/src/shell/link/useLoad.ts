import { useEffect, useState } from "react";

export interface Loaded<T> {
  value: T | null;
  error: string;
}

/** The answer to a question asked once, and again when it is asked of something else. */
export function useLoad<T>(ask: () => Promise<T>, of = ""): Loaded<T> {
  const [state, set] = useState<Loaded<T>>({ value: null, error: "" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is the same while it is of the same thing
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
  }, [of]);
  return state;
}
