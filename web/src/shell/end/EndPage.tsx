import { useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from "react";
import { useThings } from "../game/things";
import type { Outcome, StoryLine } from "../link/messages";
import type { GameCourse, Letter } from "../link/wire";
import { Token } from "../seats/Token";
import { useDesk } from "../table/desk";
import { Spans } from "../text/Spans";
import { changed, despite, headline, luckWords, margin } from "./endWords";
import { RoundsChart } from "./RoundsChart";
import { ShareEnd } from "./ShareEnd";
import { useCourse } from "./useCourse";
import type { EndWays } from "./ways";
import { useWindowShape } from "../frame/windowClass";
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
  /** What celebrates in the middle. */
  children?: ReactNode;
}

const LOWER = (column: string): string => column.toLowerCase();

/** The end of a game as an event: who won and how, how it came to that, and what comes next. */
export function EndPage({ outcome, ways, lines, nounOf = LOWER, signOf, onBoard, children }: EndPageProps) {
  const { view, nameOf, seats } = useDesk();
  const { title } = useThings();
  const { course, luck } = useCourse(ways.course, ways.luck);
  const [sharing, share] = useState(false);
  const [skipped, skip] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
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
        className={`fin${skipped ? " skipped" : ""}`}
        aria-label="The end"
        onClick={() => skip(true)}
        onKeyDown={() => skip(true)}
      >
        <div className="lf">
          <span className="caps">Round {view.round}, the end</span>
          <h2>
            <span>{headline(outcome, whose)}</span> <small>{margin(outcome, nounOf)}</small>
          </h2>
          {outcome.made && (
            <p className="lede">
              <Spans words={outcome.made.detail} /> {outcome.made.tie && <Spans words={outcome.made.tie} />}
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
                <b>{changed(turned.before, turned.after)}</b>.{" "}
                <button type="button" className="linklike" onClick={() => ways.replay(turned.number)}>
                  See it
                </button>
              </p>
            </section>
          )}
        </div>
        {children}
        <div className="rg">
          <Points outcome={outcome} whose={whose} signOf={signOf} nounOf={nounOf} />
          <Charts course={course} letters={view.letters} me={me} nameOf={nameOf} />
        </div>
        <ShareEnd open={sharing} onOpen={share} ways={ways} picture={words} />
      </section>
    </main>
  );
}

function ranked(outcome: Outcome, letters: readonly Letter[]): Letter[] {
  return [...letters].sort(
    (a, b) => (outcome.ranks[letters.indexOf(a)] ?? 0) - (outcome.ranks[letters.indexOf(b)] ?? 0),
  );
}

function Told({ line }: { line: StoryLine | undefined }) {
  return line ? <Spans words={line.spans} /> : "The greatest change of your chance to win:";
}

interface PointsProps {
  outcome: Outcome;
  whose: { letters: readonly Letter[]; nameOf: (seat: Letter) => string; isMine: (seat: Letter) => boolean };
  signOf: ((column: string) => ReactNode) | undefined;
  nounOf: (column: string) => string;
}

/** Every point as one piece of what it was won with. */
function Points({ outcome, whose, signOf, nounOf }: PointsProps) {
  const { made } = outcome;
  const used = made?.columns.filter((_, i) => made.rows.some((row) => row.parts[i])) ?? [];
  return (
    <section className="fcard" aria-label="What the points are made of">
      <h3>What the points are made of</h3>
      <ol>
        {ranked(outcome, whose.letters).map((seat) => {
          const row = made?.rows.find((one) => one.seat === seat);
          const parts = made?.columns.map((column, i) => ({ column, n: row?.parts[i] ?? 0 })) ?? [];
          const said = parts.filter(({ n }) => n > 0).map(({ column, n }) => `${column} ${n}`);
          return (
            <li key={seat} className={`pt s${seat}${whose.isMine(seat) ? " own" : ""}`}>
              <em>{outcome.ranks[whose.letters.indexOf(seat)]}</em>
              <Token seat={seat} />
              <span className="nm">{whose.isMine(seat) ? "You" : whose.nameOf(seat)}</span>
              <span className="un" aria-hidden="true">
                {parts.map(({ column, n }, i) =>
                  Array.from({ length: Math.max(0, n) }, (_, j) => (
                    <i
                      key={`${column} ${j}`}
                      className={j === 0 ? "begins" : undefined}
                      style={{ "--i": i * 4 + j } as CSSProperties}
                    >
                      {signOf?.(column)}
                    </i>
                  )),
                )}
              </span>
              <span className="vh">{said.join(", ")}; in all</span>
              <b>{outcome.scores[whose.letters.indexOf(seat)]}</b>
            </li>
          );
        })}
      </ol>
      {signOf && (
        <p className="key" aria-hidden="true">
          {used.map((column) => (
            <span key={column}>
              {signOf(column)}
              {nounOf(column)}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

interface ChartsProps {
  course: GameCourse | null;
  letters: readonly Letter[];
  me: Letter | undefined;
  nameOf: (seat: Letter) => string;
  /** One level below the heading that it stands under. */
  heading?: "h2" | "h3";
}

/** The race over the rounds, and the own chance to win, where there is one. */
export function Charts({ course, letters, me, nameOf, heading: Heading = "h3" }: ChartsProps) {
  const low = useWindowShape().rows === "low";
  const rounds = useMemo(() => course?.rounds.map(({ round }) => round) ?? [], [course]);
  if (course && rounds.length < 2) return null;
  const race = letters.map((seat, i) => ({
    seat,
    mine: seat === me,
    values: course?.rounds.map(({ scores }) => scores[i] ?? 0) ?? [],
  }));
  const most = Math.max(1, ...race.flatMap(({ values }) => values));
  const at = me === undefined ? -1 : letters.indexOf(me);
  const chance = course?.rounds.map(({ chances }) => Math.round((chances?.[at] ?? 0) * 100)) ?? [];
  const judged = at >= 0 && (course?.rounds.some(({ chances }) => chances) ?? false);
  const turned = course?.turning[at];
  const totals = race.map(({ seat, values }) => `${nameOf(seat)} ${values.at(-1) ?? 0}`).join(", ");
  return (
    <>
      <section className="fcard" aria-label="The race">
        <Heading>The race</Heading>
        {course ? (
          <RoundsChart
            label={`Points of every seat over ${rounds.length} rounds, at the end ${totals}`}
            rounds={rounds}
            lines={race}
            most={most}
            height={low ? 138 : 190}
          />
        ) : (
          <div className="tocome" />
        )}
      </section>
      {judged && me && (
        <section className="fcard" aria-label="Your chance to win">
          <Heading>
            Your chance to win <small>per cent</small>
          </Heading>
          <RoundsChart
            label={`Your chance to win over ${rounds.length} rounds`}
            rounds={rounds}
            lines={[{ seat: me, values: chance, mine: true }]}
            most={100}
            height={low ? 92 : 124}
            mark={turned ? { at: rounds.indexOf(turned.round), words: "turning point" } : undefined}
            filled
          />
        </section>
      )}
    </>
  );
}
