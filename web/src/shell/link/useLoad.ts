import { useEffect, useState } from "react";

export interface Loaded<T> {
  value: T | null;
  error: string;
}

const NOTHING_YET: Loaded<never> = { value: null, error: "" };

/** The answer to a question asked once, and again when it is asked of something else. */
export function useLoad<T>(ask: () => Promise<T>, of = ""): Loaded<T> {
  // Whose answer it is comes with it: to blank it first would be one more update for each question, and
  // React takes fifty in a row, as under a key held down, for a loop.
  const [known, set] = useState<Loaded<T> & { of: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is the same while it is of the same thing
  useEffect(() => {
    let here = true;
    ask().then(
      (value) => here && set({ of, value, error: "" }),
      (error: unknown) =>
        here && set({ of, value: null, error: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      here = false;
    };
  }, [of]);
  return known?.of === of ? known : NOTHING_YET;
}
