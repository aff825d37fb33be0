import { useEffect, useState } from "react";
import { isSameQuestion } from "./page";
import type { Plain } from "./plain";

/** Milliseconds without a touch after which a shared screen is covered again. */
const MINUTE = 60_000;

/** Are private things open? Before the server's words are here nothing is known to be private. On a shared screen only while somebody looks, alone; on one's own unless covered. */
export function useCover(plain: Plain | null, shared: boolean): [open: boolean, uncover: (open: boolean) => void] {
  const [open, uncover] = useState(!shared);
  const [seen, see] = useState({ plain, shared });
  if (seen.plain !== plain || seen.shared !== shared) {
    see({ plain, shared });
    const goesOn = plain?.prompt?.covered || isSameQuestion(seen.plain?.prompt ?? null, plain?.prompt ?? null);
    const another = seen.plain?.viewer !== plain?.viewer || !goesOn;
    if (seen.shared !== shared || (shared && another)) uncover(!shared);
  }
  useEffect(() => {
    if (!shared || !open) return;
    let timer = setTimeout(uncover, MINUTE, false);
    const touch = (): void => {
      clearTimeout(timer);
      timer = setTimeout(uncover, MINUTE, false);
    };
    addEventListener("pointerdown", touch);
    addEventListener("keydown", touch);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", touch);
      removeEventListener("keydown", touch);
    };
  }, [shared, open]);
  return [open, uncover];
}
