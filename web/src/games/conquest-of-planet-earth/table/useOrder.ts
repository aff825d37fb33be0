import { useCallback, useEffect, useState } from "react";
import type { Prompt } from "../../../shell/plain/plain";
import type { Letter } from "../../../shell/link/wire";
import type { View } from "../position/view";
import { optionOf } from "./desk";

interface Order {
  /** Carries an order out, from its first step on. */
  begin: (steps: readonly string[]) => void;
  /** So many of its steps are still to be taken. */
  left: number;
}

interface OrderWish {
  view: View;
  asked: Prompt | null;
  me: Letter;
  /** Words of the server that something did not work. */
  notice: string;
  act: (...steps: string[]) => void;
}

/** An order of several steps. Where others may answer a step, the next one is taken as soon as this seat is asked again, and
 *  given up when it is no longer possible or something else is asked; where nobody may, all are one act, and taken back as one. */
export function useOrder({ view, asked, me, notice, act }: OrderWish): Order {
  const [steps, setSteps] = useState<readonly string[]>([]);
  const id = asked?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each position
  useEffect(() => {
    const [next, ...rest] = steps;
    if (next === undefined || !asked) return;
    const possible = id === "action" && asked.seat === me && optionOf(asked, next) !== undefined;
    setSteps(possible ? rest : []);
    if (possible) act(next);
  }, [view, id]);
  useEffect(() => {
    if (notice) setSteps([]);
  }, [notice]);
  const begin = useCallback(
    (all: readonly string[]) => {
      const [first, ...rest] = all;
      if (first === undefined) return;
      const answered = optionOf(asked, first)?.final !== undefined;
      setSteps(answered ? rest : []);
      act(...(answered ? [first] : all));
    },
    [asked, act],
  );
  return { begin, left: steps.length };
}
