import { useCallback, useEffect, useRef, type RefObject } from "react";
import { callFor } from "./calls";
import { tidings } from "./lines";
import { isSameQuestion } from "./page";
import type { Plain } from "./plain";
import type { Preferences } from "./preferences";
import type { Speech } from "./useSpeech";

/** Was the focus on something that is no longer there? Whoever only reads has lost nothing. */
function useLost(): () => boolean {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = (event: FocusEvent): void => {
      last.current = event.target as Element;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  return useCallback(() => document.activeElement === document.body && last.current?.isConnected === false, []);
}

/** Where the focus goes when a message comes: to a new question, and from a reaction back to where one was. */
export function useQuestionFocus(plain: Plain, main: RefObject<HTMLElement | null>): void {
  const before = useRef(plain);
  const back = useRef<HTMLElement | null>(null);
  const isLost = useLost();
  useEffect(() => {
    const was = before.current.prompt;
    const now = plain.prompt;
    const first = before.current === plain;
    before.current = plain;
    if (first) return;
    if (isSameQuestion(was, now)) {
      if (isLost()) main.current?.focus({ preventScroll: true });
      return;
    }
    const returns = was?.from !== undefined && now?.from === undefined;
    if (returns && back.current?.isConnected) back.current.focus();
    else if (now) {
      const here = document.activeElement;
      if (now.from && here instanceof HTMLElement && here !== document.body) back.current = here;
      main.current?.focus();
    } else if (isLost()) main.current?.focus({ preventScroll: true });
    if (returns) back.current = null;
  }, [plain, main, isLost]);
}

/** What is heard when a message comes: what others did, and whose turn it is. */
export function useCalls(
  plain: Plain,
  shared: boolean,
  open: boolean,
  { told }: Preferences,
  { say, call }: Speech,
): void {
  const before = useRef<Plain | null>(null);
  const heard = useRef(plain.story.at(-1)?.number ?? -1);
  useEffect(() => {
    if (before.current === plain) return;
    const words = callFor(before.current, plain, shared, open);
    const news = tidings(plain, heard.current, told, before.current?.prompt?.seat);
    before.current = plain;
    heard.current = plain.story.at(-1)?.number ?? -1;
    if (news.length > 0) say(news.join(" "));
    if (words) call(words);
  }, [plain, shared, open, told, say, call]);
}

/** Tells something when a value is another one than before, and not for the first. */
export function useChanged(value: unknown, tell: () => void): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    tell();
  });
}
