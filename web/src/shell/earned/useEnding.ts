import { useEffect, useState } from "react";

/** Around the two buttons of a question that anything else withdraws. */
export const ASKED_ONCE_MORE = "data-ending";

const ANSWERS = ["Tab", "Shift", "Enter", " ", "e", "E"];

/** Whether the end of the turn was asked for in this position and is asked once more; whatever else is done withdraws it. */
export function useEnding(version: number | null): [boolean, (ending: boolean) => void] {
  const [asked, setAsked] = useState<number | null>();
  const ending = asked !== undefined && asked === version;
  const setEnding = (yes: boolean): void => setAsked(yes ? version : undefined);
  useEffect(() => {
    if (!ending) return;
    const elsewhere = (event: Event): void => {
      if (!(event.target as Element).closest?.(`[${ASKED_ONCE_MORE}]`)) setAsked(undefined);
    };
    const press = (event: KeyboardEvent): void => {
      if (!ANSWERS.includes(event.key)) setAsked(undefined);
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
