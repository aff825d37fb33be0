import { Token } from "../../board/Token";
import {
  type Analysis,
  type Mistake,
  chanceLines,
  lossOf,
  luckBars,
  luckOf,
  mistakes,
  turnStarts,
} from "../../lib/analysis";
import { phrase } from "../../lib/phrase";
import { listed } from "../../lib/words";
import { useDesk } from "../../table/desk";
import { ChanceChart, LineSample } from "./ChanceChart";

interface FindingsProps {
  game: Analysis;
  number: number;
  /** Go to a position, and there show a turn that would have been better. */
  onNumber: (number: number, better?: string[]) => void;
}

/** What the analysis found: the chances over the game, everyone's luck, and the dearest decisions. */
export function Findings({ game, number, onNumber }: FindingsProps) {
  const { view, nameOf } = useDesk();
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
          {view.letters.map((seat, i) => (
            <tr key={seat}>
              <th scope="row">
                <Token seat={seat} /> {nameOf(seat)} <LineSample seat={i} />
              </th>
              <td className="num">{signed(luckOf(game, seat))}</td>
              <td className="num">{percent(lossOf(game, seat))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Mistakes found={mistakes(game)} number={number} onNumber={onNumber} />
    </div>
  );
}

interface MistakesProps {
  found: Mistake[];
  number: number;
  onNumber: FindingsProps["onNumber"];
}

function Mistakes({ found, number, onNumber }: MistakesProps) {
  const { nameOf } = useDesk();
  if (found.length === 0) return <p className="small">Nobody gave anything away that is worth a word.</p>;
  return (
    <ol className="mistakes" aria-label="The dearest decisions">
      {found.map((one) => (
        <li key={one.at}>
          <button aria-current={one.at === number || undefined} onClick={() => onNumber(one.at, one.better)}>
            <Token seat={one.seat} />
            <span>
              <b>
                Turn {one.turn}, {nameOf(one.seat)}: −{percent(one.loss)}
              </b>{" "}
              {phrase(one.played, nameOf)}.{" "}
              <em>Better: {listed(one.better.map((step) => lower(phrase(step, nameOf))), "then")}.</em>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function lower(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

function percent(value: number): string {
  return `${Math.round(value * 100)} %`;
}

function signed(value: number): string {
  const shown = percent(Math.abs(value));
  if (shown === percent(0)) return shown;
  return `${value < 0 ? "−" : "+"}${shown}`;
}
