import { Fragment, memo, useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { SinceMessage, StoryLine } from "../link/messages";
import { seconds, sinceDay } from "../since/sinceWords";
import { Token } from "../seats/Token";
import { useDesk } from "../table/desk";
import { Spans } from "../text/Spans";
import { toldOf } from "./story";

interface LogProps {
  lines: StoryLine[];
  seen: number;
  /** What the own seat has missed: the story says where that begins. */
  since: SinceMessage | null;
  looking: number | null;
  onLook: ((number: number) => void) | null;
  onReplay: (() => void) | null;
}

/** The story so far: a sentence an act; each opens the position it left. */
export function Log({ lines, seen, since, looking, onLook, onReplay }: LogProps) {
  const list = useRef<HTMLDivElement>(null);
  const { away } = useDesk();
  const [scrolled, setScrolled] = useState(false);
  const last = lines.at(-1)?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is brought into sight
  useEffect(() => {
    const down = (): void => {
      const box = list.current;
      const missed = away && box?.querySelector<HTMLElement>(".since");
      // Whoever comes back reads from where they left; else the newest line is in sight.
      if (box) box.scrollTop = missed ? missed.offsetTop - box.offsetTop : box.scrollHeight;
    };
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(down);
    if (document.fonts.status === "loading") void document.fonts.ready.then(down);
    return () => cancelAnimationFrame(frame);
  }, [last, away]);
  return (
    <section className="log" aria-label="The story so far">
      <header>
        <h2>The story so far</h2>
        {onReplay && (
          <button type="button" onClick={onReplay}>
            Replay
          </button>
        )}
      </header>
      <div
        className={`lines${scrolled ? " scrolled" : ""}`}
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label="Story"
        onScroll={(event) => setScrolled(event.currentTarget.scrollTop > 2)}
        onKeyDown={walk}
      >
        <ol>
          {lines.length === 0 && <li className="none">Nothing has happened yet.</li>}
          {lines.map((line, i) => (
            <Fragment key={`${line.number} ${line.since > line.number}`}>
              {since && line.number > since.number && (lines[i - 1]?.number ?? 0) <= since.number && (
                <li className="since">Since your last turn{sinceDay(since.acted, seconds())}</li>
              )}
              {line.round > 0 && line.round !== lines[i - 1]?.round && (
                <li className="rd">
                  <span className="caps">Round {line.round}</span>
                </li>
              )}
              <Line
                line={line}
                fresh={line.number > seen && seen >= 0}
                looked={line.number === looking}
                stop={i === lines.length - 1}
                onLook={onLook}
              />
            </Fragment>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Up and down go from line to line: a long story is one stop of the Tab key, not hundreds. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button.see")];
  const at = buttons.indexOf(event.target as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  buttons[at + step]?.focus();
}

interface LineProps {
  line: StoryLine;
  fresh: boolean;
  looked: boolean;
  /** The Tab key stops at this line. */
  stop: boolean;
  onLook: ((number: number) => void) | null;
}

/** Drawn once: a long story is not gone through again for everything that is touched. */
const Line = memo(function Line({ line, fresh, looked, stop, onLook }: LineProps) {
  const whose = toldOf(line);
  return (
    <li className={[fresh ? "fresh" : "", looked ? "looked" : ""].filter(Boolean).join(" ") || undefined}>
      {whose ? <Token seat={whose} /> : <span className="nature" aria-hidden="true" />}
      <span>
        <Spans words={line.spans} />
        {onLook && (
          <button type="button" className="see" tabIndex={stop ? undefined : -1} onClick={() => onLook(line.number)}>
            see<span className="vh"> this position: {line.words}</span>
          </button>
        )}
      </span>
    </li>
  );
});
