import { useCallback, useEffect, useState } from "react";
import { type PositionCheck, type PositionWish, api } from "../link/api";
import { type Form, fitting } from "./formEntries";
import { type LaidDraft, encode } from "./laidDraft";

const WAIT = 350;

export interface LaidCheck {
  check: PositionCheck | null;
  /** The last answer for a position that can be. */
  good: PositionCheck | null;
  problem: string;
  setProblem: (problem: string) => void;
}

/** The server’s word on a draft that is laid in the forms of its game. */
export function useLaidCheck(game: string, draft: LaidDraft): LaidCheck {
  return useChecked(draft, encode, useCallback((laid: LaidDraft) => ({ game, ...laid }), [game]));
}

/** The server’s word on a draft, a moment after it has changed; the address carries the draft. */
export function useChecked<Draft>(
  draft: Draft,
  written: (draft: Draft) => string,
  wishOf: (draft: Draft) => PositionWish,
): LaidCheck {
  const [check, setCheck] = useState<PositionCheck | null>(null);
  const [good, setGood] = useState<PositionCheck | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    history.replaceState(null, "", `#${written(draft)}`);
    let here = true;
    const timer = setTimeout(() => {
      api.check(wishOf(draft)).then(
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
  }, [draft, written, wishOf]);
  return { check, good, problem, setProblem };
}

/** The form for a game that is laid so; what it has no place for is put away. */
export function useLaidForm(game: string, draft: LaidDraft, onDraft: (draft: LaidDraft) => void, onProblem: (problem: string) => void): Form | null {
  const [form, setForm] = useState<Form | null>(null);
  const { edition, seats, options } = draft;
  const of = JSON.stringify([edition, seats, options]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is the same while these are
  useEffect(() => {
    let here = true;
    api.form({ game, edition, seats, options }).then(
      (told) => {
        if (!here) return;
        setForm(told);
        const fits = fitting(told, draft.position);
        if (JSON.stringify(fits) !== JSON.stringify(draft.position)) onDraft({ ...draft, position: fits });
      },
      (error: Error) => here && onProblem(error.message),
    );
    return () => {
      here = false;
    };
  }, [game, of]);
  return form;
}
