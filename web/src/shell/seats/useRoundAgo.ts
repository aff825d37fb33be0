import { useEffect, useState } from "react";

interface Told {
  number: number;
  round: number;
}

export type Scores = Record<string, number>;

const LETTERS = "ABCDEF";

/** The scores that came with a position, by seat. */
export function scoresBySeat({ scores }: { scores: readonly number[] }): Scores {
  return Object.fromEntries(scores.map((score, seat) => [LETTERS[seat] ?? "", score]));
}

/** The scores as they stood when the round began; none until they are here. */
export function useRoundAgo(
  round: number,
  lines: readonly Told[],
  scoresAt: ((number: number) => Promise<Scores>) | undefined,
): Scores {
  const began = lines.findLast((line) => line.round < round)?.number;
  const [known, setKnown] = useState<{ at: number; scores: Scores } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number always has the same scores
  useEffect(() => {
    if (began === undefined || !scoresAt) return;
    let here = true;
    scoresAt(began).then(
      (scores) => here && setKnown({ at: began, scores }),
      () => undefined, // the race does without its trails
    );
    return () => {
      here = false;
    };
  }, [began]);
  return known && known.at === began ? known.scores : {};
}
