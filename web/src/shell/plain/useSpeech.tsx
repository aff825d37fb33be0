import { useCallback, useState, type ReactNode } from "react";

export interface Speech {
  /** Waits for its turn. */
  say: (words: string) => void;
  /** Is heard at once. */
  call: (words: string) => void;
  regions: ReactNode;
}

/** A sentence and its number: the same words are told again when they are said again. */
type Sentence = [words: string, number: number];

/** The two voices of the table: one polite status line, one alert. */
export function useSpeech(): Speech {
  const [status, setStatus] = useState<Sentence>(["", 0]);
  const [alert, setAlert] = useState<Sentence>(["", 0]);
  const say = useCallback((words: string) => setStatus(([, number]) => [words, number + 1]), []);
  const call = useCallback((words: string) => setAlert(([, number]) => [words, number + 1]), []);
  const regions = (
    <>
      <div className="vh" role="status">
        <span key={status[1]}>{status[0]}</span>
      </div>
      <div className="vh" role="alert">
        <span key={alert[1]}>{alert[0]}</span>
      </div>
    </>
  );
  return { say, call, regions };
}
