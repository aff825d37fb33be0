import { type ReactNode, useState } from "react";
import type { NameOf } from "../game/GameModule";
import type { Letter, RecordPlayer, Stroke } from "../link/wire";
import { Token } from "../seats/Token";
import { luckWords, points, pointsATurn, signedPoints } from "../text/percent";
import { inWords, listed } from "../text/words";
import { ChanceChart, LineSample } from "./ChanceChart";
import {
  type Analysis,
  type Better,
  type Mistake,
  chanceLines,
  isJudged,
  lossATurn,
  luckBars,
  luckOf,
  mistakes,
  readerOf,
  strokes,
  turnName,
  turnStarts,
} from "./statistics";

/** So many of the reader's own turns are worth a thought; of everybody's a few more. */
const MINE = 3;
const ALL = 8;

export interface FindingsProps {
  game: Analysis;
  players: readonly RecordPlayer[];
  /** The seats of whoever reads this. */
  mine: readonly Letter[];
  /** The position that is looked at; undefined where none is. */
  number?: number | undefined;
  /** Go to a position, and there show a turn that would have been better. Without it there is nowhere to go. */
  onNumber?: ((number: number, better?: Better) => void) | undefined;
  /** More is being found: how far that is. */
  progress: ReactNode;
  /** What happened in a step, in words; without it nothing is told of single strokes. */
  told?: ((step: number) => string) | undefined;
}

/** What the analysis found: the chances over the game, everyone's luck, and the dearest turns of one seat. */
export function Findings({ game, players, mine, number, onNumber, progress, told }: FindingsProps) {
  const nameOf: NameOf = (seat) => players.find((one) => one.letter === seat)?.name || seat;
  const [chosen, choose] = useState<Letter | null | undefined>(undefined);
  const reader = readerOf(players, mine);
  const seat = chosen === undefined ? (reader && isJudged(game, reader) ? reader : null) : chosen;
  const starts = turnStarts(game);
  const going = { number, onNumber, nameOf };
  if (game.turns.length === 0) return <p className="analyse">Nothing has been decided yet that could be judged.</p>;
  return (
    <div className="findings">
      <ChanceChart
        lines={chanceLines(game)}
        bars={luckBars(game)}
        last={game.last}
        growing={progress !== null}
        names={players.map(({ letter }) => nameOf(letter))}
        now={number === undefined ? undefined : Math.max(0, starts.findLastIndex((start) => start <= number))}
        onPick={onNumber && ((turn) => onNumber(starts[turn] ?? 0))}
      />
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">Seat</th>
              <th scope="col">Luck</th>
              <th scope="col">Given away</th>
            </tr>
          </thead>
          <tbody>
            {players.map(({ letter }, i) =>
              isJudged(game, letter) ? (
                <tr key={letter}>
                  <th scope="row">
                    <button
                      type="button"
                      aria-pressed={letter === seat}
                      onClick={() => choose(letter === seat ? null : letter)}
                    >
                      <Token seat={letter} /> {nameOf(letter)}
                      <span className="vh">, show the dearest turns</span> <LineSample seat={i} />
                    </button>
                  </th>
                  <td className="num">{signedPoints(luckOf(game, letter))}</td>
                  <td className="num">{pointsATurn(lossATurn(game, letter))}</td>
                </tr>
              ) : (
                <tr key={letter}>
                  <th scope="row">
                    <span>
                      <Token seat={letter} /> {nameOf(letter)} <LineSample seat={i} />
                    </span>
                  </th>
                  <td colSpan={2}>not judged</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
        {progress}
      </div>
      <div className="dearest">
        {seat ? (
          <OfOneSeat game={game} seat={seat} yours={mine.includes(seat)} {...going} />
        ) : (
          <Mistakes title="The dearest turns" found={mistakes(game).slice(0, ALL)} {...going} />
        )}
        {told && <Luck found={strokes(game, seat).slice(0, MINE)} told={told} {...going} />}
      </div>
    </div>
  );
}

type Going = Pick<FindingsProps, "number" | "onNumber"> & { nameOf: NameOf };

/** One seat's luck and dearest turns; then those of the others. */
function OfOneSeat({ game, seat, yours, ...going }: Going & { game: Analysis; seat: Letter; yours: boolean }) {
  const { nameOf } = going;
  const found = mistakes(game);
  const own = found.filter((one) => one.seat === seat).slice(0, MINE);
  const dearest = `${own.length > 1 ? `${inWords(own.length).toLowerCase()} ` : ""}dearest turns`;
  const others = found.filter((one) => one.seat !== seat).slice(0, MINE);
  return (
    <>
      <p>
        {yours ? "You" : nameOf(seat)} {luckWords(luckOf(game, seat))}.
      </p>
      <Mistakes title={yours ? `Your ${dearest}` : `The ${dearest} of ${nameOf(seat)}`} found={own} {...going} />
      {others.length > 0 && <Mistakes title="The dearest turns of the others" found={others} {...going} />}
    </>
  );
}

/** The strokes that mattered most. */
function Luck({ found, told, onNumber, nameOf }: Going & { found: Stroke[]; told: (step: number) => string }) {
  if (found.length === 0) return null;
  return (
    <>
      <h2>Where luck struck</h2>
      <ol className="mistakes" aria-label="Where luck struck">
        {found.map(({ step, seat, luck }) => (
          <li key={step}>
            <button type="button" onClick={() => onNumber?.(step)}>
              <Token seat={seat} />
              <span>
                <b>
                  {nameOf(seat)}: {signedPoints(luck)}
                </b>{" "}
                {told(step)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function Mistakes({ title, found, ...going }: Going & { title: string; found: Mistake[] }) {
  return (
    <>
      <h2>{title}</h2>
      {found.length === 0 && <p className="small">Nothing was given away that is worth a word.</p>}
      <ol className="mistakes" aria-label={title}>
        {found.map((one) => (
          <li key={one.at}>
            <Told one={one} {...going} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** One turn and a better one; it leads to its position, where positions are looked at. */
function Told({ one, number, onNumber, nameOf }: Going & { one: Mistake }) {
  const words = (
    <>
      <Token seat={one.seat} />
      <span>
        <b>
          {turnName(one.turn)}, {nameOf(one.seat)}: −{points(one.loss)}
        </b>{" "}
        {one.played}. <em>Better: {listed(one.better.orders.map(lower), "then")}.</em>
      </span>
    </>
  );
  if (!onNumber) return <p>{words}</p>;
  return (
    <button type="button" aria-current={one.at === number || undefined} onClick={() => onNumber(one.at, one.better)}>
      {words}
    </button>
  );
}

function lower(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
