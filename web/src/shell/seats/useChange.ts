import { useState } from "react";

/** What the chances were when the turn began, to tell how it changes them; null as long as nobody knows. */
export function useBefore(chances: readonly number[] | null, turn: string): readonly number[] | null {
  const [known, setKnown] = useState({ turn, chances, before: null as readonly number[] | null });
  if (known.turn !== turn) {
    setKnown({ turn, chances, before: known.chances });
    return known.chances;
  }
  if (known.chances !== chances) setKnown({ ...known, chances });
  return known.before;
}
