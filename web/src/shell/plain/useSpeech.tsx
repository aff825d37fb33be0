import { useCallback, useRef, type ReactNode, type RefObject } from "react";

export interface Speech {
  /** Waits for its turn. */
  say: (words: string) => void;
  /** Is heard at once. */
  call: (words: string) => void;
  regions: ReactNode;
}

/** The two voices of the table: one polite status line, one alert. */
export function useSpeech(): Speech {
  const status = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const say = useCallback((words: string) => tell(status, words), []);
  const call = useCallback((words: string) => tell(alert, words), []);
  const regions = (
    <>
      <div className="vh" role="status" ref={status} />
      <div className="vh" role="alert" ref={alert} />
    </>
  );
  return { say, call, regions };
}

/** A new element each time: the same words are told again when they are said again.
 *  What is only heard draws nothing anew; a table that says something at each of many keys has no time for it. */
function tell({ current: region }: RefObject<HTMLDivElement | null>, words: string): void {
  const sentence = document.createElement("span");
  sentence.textContent = words;
  region?.replaceChildren(sentence);
}
