import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useThings } from "../game/things";
import type { Outcome, StoryLine } from "../link/messages";
import type { Letter } from "../link/wire";
import { useDesk } from "../table/desk";
import { Spans } from "../text/Spans";
import { Charts } from "./Charts";
import { changed, despite, headline, luckWords, margin, ranked } from "./endWords";
import { Points } from "./Points";
import { Prizes } from "./Prizes";
import { ShareEnd } from "./ShareEnd";
import { useCourse } from "./useCourse";
import { useTurning } from "./useTurning";
import type { EndWays } from "./ways";
import "../styles/table/end.css";

interface EndPageProps {
  outcome: Outcome;
  ways: EndWays;
  lines: readonly StoryLine[];
  /** One of a part of the points, as a noun and as a sign. */
  nounOf?: (column: string) => string;
  signOf?: (column: string) => ReactNode;
  /** Looks at the board as it stands. */
  onBoard: () => void;
  /** What celebrates in the middle, once it is told who has won. */
  children?: (told: boolean) => ReactNode;
}

const LOWER = (column: string): string => column.toLowerCase();

/** The end of a game as an event: who won and how, how it came to that, and what comes next. */
export function EndPage({ outcome, ways, lines, nounOf = LOWER, signOf, onBoard, children }: EndPageProps) {
  const { view, nameOf, seats } = useDesk();
  const { title } = useThings();
  const { course, luck } = useCourse(ways.course, ways.luck);
  const [sharing, share] = useState(false);
  const [skipped, skip] = useState(false);
  const { open, done } = useTurning(outcome, view.letters, skipped);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  // What stands above this page would tell it, too.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-turning", !done);
    return () => document.documentElement.removeAttribute("data-turning");
  }, [done]);
  // Once more when the buttons are there, if nothing else was pressed.
  useEffect(() => {
    if (done && document.activeElement === document.body) first.current?.focus({ preventScroll: true });
  }, [done]);
  const yours = seats.filter((seat) => seat.yours).map((seat) => seat.letter);
  const whose = { letters: view.letters, nameOf, isMine: (seat: Letter) => yours.includes(seat) };
  const me = yours.length === 1 ? yours[0] : undefined;
  const at = me === undefined ? -1 : view.letters.indexOf(me);
  const won = me !== undefined && outcome.winners.includes(me);
  const own = luck?.[at];
  const turned = course?.turning[at];
  const words = {
    title,
    headline: headline(outcome, { ...whose, isMine: () => false }),
    margin: margin(outcome, nounOf),
    seats: ranked(outcome, view.letters).map((seat) => ({
      seat,
      name: nameOf(seat),
      total: outcome.scores[view.letters.indexOf(seat)] ?? 0,
      values: course?.rounds.map((round) => round.scores[view.letters.indexOf(seat)] ?? 0) ?? [],
    })),
  };
  return (
    <main className="finpage">
      <section
        className={`fin${skipped ? " skipped" : ""}${done ? "" : " turning"}${outcome.turned.length > 0 ? " with-turned" : ""}`}
        aria-label="The end"
        onClick={() => skip(true)}
        onKeyDown={() => skip(true)}
      >
        <div className="lf">
          <span className="caps">Round {view.round}, the end</span>
          <h2>
            {done ? (
              <>
                <span>{headline(outcome, whose)}</span> <small>{margin(outcome, nounOf)}</small>
              </>
            ) : (
              <>
                <span>The end</span> <small>and what was kept face down</small>
              </>
            )}
          </h2>
          {outcome.made && (
            <p className="lede">
              <Spans words={outcome.made.detail} called={(seat) => (whose.isMine(seat) ? "You" : nameOf(seat))} />{" "}
              {done && outcome.made.tie && <Spans words={outcome.made.tie} />}
            </p>
          )}
          <div className="finb">
            {ways.again ? (
              <button ref={first} type="button" className="again" onClick={ways.again}>
                Play again, same table
              </button>
            ) : (
              <a className="again" href="/">
                To the start page
              </a>
            )}
            <button type="button" className="cbtn" onClick={() => ways.replay()}>
              See it again
            </button>
            <button type="button" className="cbtn" onClick={ways.analyse}>
              Analyse
            </button>
            <button type="button" className="cbtn" onClick={() => share(true)}>
              Share
            </button>
            <button type="button" className="linklike" onClick={onBoard}>
              Look at the board
            </button>
          </div>
          {own !== undefined && (
            <section className="fcard late" aria-label="Luck">
              <h3>Luck</h3>
              <p>
                Your rolls were <b>{luckWords(own)}</b>. {despite(own, won)}
              </p>
            </section>
          )}
          {turned && (
            <section className="fcard late" aria-label="Turning point">
              <h3>
                Turning point <small>round {turned.round}</small>
              </h3>
              <p>
                <Told line={lines.find((line) => line.number === turned.line)} />{" "}
                Your chance: <b className="odds">{changed(turned.before, turned.after)}</b>.{" "}
                <button type="button" className="linklike" onClick={() => ways.replay(turned.number)}>
                  See it
                </button>
              </p>
            </section>
          )}
          {done && <Prizes prizes={course?.critics ?? []} isMine={(seat) => seat === me} nameOf={nameOf} />}
        </div>
        {children?.(done)}
        <div className="sums">
          <Points outcome={outcome} whose={whose} open={open} done={done} signOf={signOf} nounOf={nounOf} />
          <Charts course={course} letters={view.letters} me={me} nameOf={nameOf} />
        </div>
        <ShareEnd open={sharing} onOpen={share} ways={ways} picture={words} />
      </section>
    </main>
  );
}

function Told({ line }: { line: StoryLine | undefined }) {
  return line ? <Spans words={line.spans} /> : "The greatest change of your chance to win:";
}
