import { useState } from "react";
import type { RecordSteps } from "../link/api";
import type { Letter } from "../link/wire";
import { Token } from "../seats/Token";
import { mySeats } from "../store/browserStorage";
import { useDesk } from "../table/desk";
import { luckWords, points, pointsATurn, signedPoints } from "../text/percent";
import { inWords, listed } from "../text/words";
import { ChanceChart, LineSample } from "./ChanceChart";
import {
  type Analysis,
  type Better,
  type Mistake,
  chanceLines,
  lossATurn,
  luckBars,
  luckOf,
  mistakes,
  readerOf,
  turnStarts,
} from "./statistics";

/** So many of the reader's own turns are worth a thought; of everybody's a few more. */
const MINE = 3;
const ALL = 8;

interface FindingsProps {
  record: RecordSteps;
  game: Analysis;
  number: number;
  /** Go to a position, and there show a turn that would have been better. */
  onNumber: (number: number, better?: Better) => void;
}

/** What the analysis found: the chances over the game, everyone's luck, and the dearest turns of one seat. */
export function Findings({ record, game, number, onNumber }: FindingsProps) {
  const { view, nameOf } = useDesk();
  const mine = mySeats(record.id);
  const [seat, choose] = useState(() => readerOf(record.header.players, mine));
  const starts = turnStarts(game);
  return (
    <div className="findings">
      <ChanceChart
        lines={chanceLines(game)}
        bars={luckBars(game)}
        names={view.letters.map(nameOf)}
        now={starts.findLastIndex((start) => start <= number)}
        onPick={(turn) => onNumber(starts[turn] ?? 0)}
      />
      <table>
        <thead>
          <tr>
            <th scope="col">Seat</th>
            <th scope="col">Luck</th>
            <th scope="col">Given away</th>
          </tr>
        </thead>
        <tbody>
          {view.letters.map((letter, i) => (
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
          ))}
        </tbody>
      </table>
      <div className="dearest">
        {seat ? (
          <OfOneSeat game={game} seat={seat} yours={mine.includes(seat)} {...{ number, onNumber }} />
        ) : (
          <Mistakes title="The dearest turns" found={mistakes(game).slice(0, ALL)} {...{ number, onNumber }} />
        )}
      </div>
    </div>
  );
}

type Going = Pick<FindingsProps, "number" | "onNumber">;

/** One seat's luck and dearest turns; then those of the others. */
function OfOneSeat({ game, seat, yours, ...going }: Going & { game: Analysis; seat: Letter; yours: boolean }) {
  const { nameOf } = useDesk();
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

function Mistakes({ title, found, number, onNumber }: Going & { title: string; found: Mistake[] }) {
  const { nameOf } = useDesk();
  return (
    <>
      <h2>{title}</h2>
      {found.length === 0 && <p className="small">Nothing was given away that is worth a word.</p>}
      <ol className="mistakes" aria-label={title}>
        {found.map((one) => (
          <li key={one.at}>
            <button
              type="button"
              aria-current={one.at === number || undefined}
              onClick={() => onNumber(one.at, one.better)}
            >
              <Token seat={one.seat} />
              <span>
                <b>
                  Turn {one.turn}, {nameOf(one.seat)}: −{points(one.loss)}
                </b>{" "}
                {one.played}. <em>Better: {listed(one.better.orders.map(lower), "then")}.</em>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function lower(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
