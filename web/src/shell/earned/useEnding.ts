import { useEffect, useState } from "react";
import type { Shown } from "../store/TableStore";
import { useFresh } from "../table/useTable";

/** Around the two buttons of a question that anything else withdraws. */
export const ASKED_ONCE_MORE = "data-ending";

const ANSWERS = ["Tab", "Shift", "Enter", " ", "e", "E"];

/** Whether the end of the turn was asked for and is asked once more: whatever is done elsewhere withdraws it. */
export function useEnding(shown: Shown): [boolean, (ending: boolean) => void] {
  const [ending, setEnding] = useState(false);
  useFresh(shown, () => setEnding(false));
  useEffect(() => {
    if (!ending) return;
    const elsewhere = (event: Event): void => {
      if (!(event.target as Element).closest?.(`[${ASKED_ONCE_MORE}]`)) setEnding(false);
    };
    const press = (event: KeyboardEvent): void => {
      if (!ANSWERS.includes(event.key)) setEnding(false);
    };
    addEventListener("pointerdown", elsewhere, true);
    addEventListener("focusin", elsewhere, true);
    addEventListener("keydown", press, true);
    return () => {
      removeEventListener("pointerdown", elsewhere, true);
      removeEventListener("focusin", elsewhere, true);
      removeEventListener("keydown", press, true);
    };
  }, [ending]);
  return [ending, setEnding];
}
