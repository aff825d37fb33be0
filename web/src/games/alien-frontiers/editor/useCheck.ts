import { useEffect, useState } from "react";
import { type PositionCheck, api } from "../../../shell/link/api";
import { GAME } from "../names/names";
import { type Draft, encode, optionsOf } from "./draft";

const WAIT = 350;

export interface Checked {
  check: PositionCheck | null;
  /** The last answer for a position that can be. */
  good: PositionCheck | null;
  problem: string;
  setProblem: (problem: string) => void;
}

/** The server's word on the draft, a moment after it has changed; the address carries the draft. */
export function useCheck(draft: Draft): Checked {
  const [check, setCheck] = useState<PositionCheck | null>(null);
  const [good, setGood] = useState<PositionCheck | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    history.replaceState(null, "", `#${encode(draft)}`);
    let here = true;
    const timer = setTimeout(() => {
      const { edition, seats, position } = draft;
      api.check({ game: GAME, edition, seats, options: optionsOf(draft), position }).then(
        (told) => {
          if (!here) return;
          setCheck(told);
          setProblem("");
          if (told.ok) setGood(told);
        },
        (error: Error) => here && setProblem(error.message),
      );
    }, WAIT);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [draft]);
  return { check, good, problem, setProblem };
}
