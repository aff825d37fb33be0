import { Fragment, useEffect, useRef, type ReactNode } from "react";
import { Token } from "../board/Token";
import type { StoryLine } from "../lib/messages";
import { TERRITORIES, CARDS, title } from "../lib/names";
import { useDesk } from "./desk";

interface LogProps {
  lines: StoryLine[];
  seen: number;
  looking: number | null;
  onLook: ((number: number) => void) | null;
  onReplay: (() => void) | null;
}

/** The story so far: a sentence an act; each opens the position it left. */
export function Log({ lines, seen, looking, onLook, onReplay }: LogProps) {
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.number;
  useEffect(() => {
    const down = (): void => {
      if (list.current) list.current.scrollTop = list.current.scrollHeight;
    };
    down();
    void document.fonts.ready.then(down);
  }, [last]);
  return (
    <section className="log" aria-label="The story so far">
      <header>
        <h2>The story so far</h2>
        {onReplay && <button onClick={onReplay}>Replay</button>}
      </header>
      <div className="lines" ref={list} tabIndex={0} role="log" aria-label="Story">
        <ol>
          {lines.map((line, i) => (
            <Fragment key={line.number}>
              {line.round > 0 && line.round !== lines[i - 1]?.round && (
                <li className="rd">
                  <span className="caps">Round {line.round}</span>
                </li>
              )}
              <Line
                line={line}
                fresh={line.number > seen && seen >= 0}
                looked={line.number === looking}
                onLook={onLook}
              />
            </Fragment>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface LineProps {
  line: StoryLine;
  fresh: boolean;
  looked: boolean;
  onLook: ((number: number) => void) | null;
}

function Line({ line, fresh, looked, onLook }: LineProps) {
  return (
    <li className={[fresh ? "fresh" : "", looked ? "looked" : ""].filter(Boolean).join(" ") || undefined}>
      {line.seat ? <Token seat={line.seat} /> : <span className="nature" aria-hidden="true" />}
      <span>
        <Bold text={line.words} />
        {onLook && (
          <button className="see" onClick={() => onLook(line.number)}>
            see<span className="vh"> this position: {line.words}</span>
          </button>
        )}
      </span>
    </li>
  );
}

const PROPER = [...TERRITORIES, ...CARDS].map(title);

/** Names of people, territories and cards stand out. */
function Bold({ text }: { text: string }): ReactNode {
  const { seats } = useDesk();
  const names = [...seats.map((seat) => seat.name).filter((name) => name.length > 1), ...PROPER];
  const pattern = new RegExp(`(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`);
  return <>{text.split(pattern).map((part, i) => (names.includes(part) ? <b key={i}>{part}</b> : part))}</>;
}
