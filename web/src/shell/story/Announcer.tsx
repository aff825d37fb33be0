import { useEffect, useRef, useState } from "react";
import type { StoryLine } from "../link/messages";
import { useDesk } from "../table/desk";

/** A line may still grow into one that tells it again; after so many milliseconds it is told as it is. */
const PATIENCE = 1500;
/** Sentences that are kept; nobody hears them twice. */
const KEPT = 20;

interface AnnouncerProps {
  lines: StoryLine[];
  /** The question that is open, if there is one. */
  asks: string;
}

/** For the ear: the story as it goes on and whose turn it is, in order; a question at once. Each once. */
export function Announcer({ lines, asks }: AnnouncerProps) {
  return (
    <>
      <Teller lines={lines} />
      <div className="vh" aria-live="assertive">
        {asks}
      </div>
    </>
  );
}

interface Sentence {
  key: number;
  words: string;
}

function Teller({ lines }: { lines: StoryLine[] }) {
  const { view, mine, nameOf, me } = useDesk();
  const [said, say] = useState<Sentence[]>([]);
  const told = useRef(lines.at(-1)?.number ?? -1);
  const turn = useRef("");
  const count = useRef(0);
  const yours = mine && view.inTurn === me; // who is asked in another's turn hears the question alone
  const now = view.over ? "The game is over." : yours ? `${nameOf(me)}, your turn.` : "";
  const key = `${view.round}:${view.inTurn}:${now}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a line is known by its number
  useEffect(() => {
    const last = lines.at(-1)?.number ?? -1;
    told.current = Math.min(told.current, last); // what is taken back may be told again
    const tell = (until: number): void => {
      const untold = lines.filter((line) => line.number > told.current && line.number <= until);
      const fresh = untold.map((line) => line.words);
      told.current = Math.max(told.current, until);
      if (now && turn.current !== key) fresh.push(now);
      if (now) turn.current = key;
      if (fresh.length > 0)
        say((old) => [...old, ...fresh.map((words) => ({ key: count.current++, words }))].slice(-KEPT));
    };
    if (now) return tell(last);
    tell(lines.at(-2)?.number ?? -1);
    const timer = setTimeout(() => tell(last), PATIENCE);
    return () => clearTimeout(timer);
  }, [lines.length, lines.at(-1)?.number, now, key]);
  return (
    <div className="vh" aria-live="polite" aria-relevant="additions">
      {said.map((sentence) => (
        <p key={sentence.key}>{sentence.words}</p>
      ))}
    </div>
  );
}
