import { useEffect, useState } from "react";
import { Token } from "../../board/Token";
import { type Job, api } from "../../lib/api";
import { type AnalysedGame, chanceLines, isAnalysis, lossOf, luckOf, mistakes } from "../../lib/analysis";
import type { Letter } from "../../lib/names";
import { plural } from "../../lib/words";
import { ChanceChart } from "./ChanceChart";

const LETTERS: Letter[] = ["A", "B", "C", "D", "E", "F"];

/** The finished game judged: computed in the background, its progress told. */
export function Analysis({ id, names, onNumber }: { id: string; names: string[]; onNumber: (number: number) => void }) {
  const [job, setJob] = useState<string | null>(null);
  const [status, setStatus] = useState<Job | null>(null);
  const [problem, setProblem] = useState("");
  const begin = (): void => {
    api.analyse(id).then(
      (made) => setJob(made.job),
      (error: Error) => setProblem(error.message),
    );
  };
  useEffect(() => {
    if (!job) return;
    let timer: ReturnType<typeof setTimeout>;
    const ask = (): void => {
      api.job(job).then(
        (told) => {
          setStatus(told);
          if (told.state === "failed") setProblem(told.reason);
          else if (told.state !== "done") timer = setTimeout(ask, 1000);
        },
        (error: Error) => setProblem(error.message),
      );
    };
    ask();
    return () => clearTimeout(timer);
  }, [job]);
  if (problem)
    return (
      <p role="alert" className="small">
        {problem}
      </p>
    );
  if (status?.state === "done") {
    return isAnalysis(status.result) ? (
      <Findings game={status.result} names={names} onNumber={onNumber} />
    ) : (
      <p className="small">The analysis is done, but this page cannot read it.</p>
    );
  }
  if (!job) {
    return (
      <p>
        <button className="cbtn pri" onClick={begin}>
          Analyse this game
        </button>{" "}
        <span className="small">Win chances, luck, and the dearest decisions. It runs on in the background.</span>
      </p>
    );
  }
  const percent = Math.round((status?.progress ?? 0) * 100);
  const left = status?.estimate ? `, about ${plural(Math.ceil(status.estimate / 60), "minute")} left` : "";
  return (
    <p role="status">
      <progress value={percent} max={100} aria-label="Analysis" /> {percent} %{left}
    </p>
  );
}

function Findings({
  game,
  names,
  onNumber,
}: {
  game: AnalysedGame;
  names: string[];
  onNumber: (number: number) => void;
}) {
  const luck = luckOf(game);
  const loss = lossOf(game);
  const steps = game.turns.map((turn) => turn.lucks[0]?.step ?? turn.decisions[0]?.step ?? 0);
  return (
    <div className="findings">
      <ChanceChart lines={chanceLines(game)} names={names} onPick={(turn) => onNumber(steps[turn] ?? 0)} />
      <table>
        <thead>
          <tr>
            <th>Seat</th>
            <th>Luck</th>
            <th>Given away</th>
          </tr>
        </thead>
        <tbody>
          {game.end.map((_, seat) => (
            <tr key={seat}>
              <td>
                <Token seat={LETTERS[seat] ?? "A"} /> {names[seat]}
              </td>
              <td>{signed(luck[seat] ?? 0)}</td>
              <td>{Math.round((loss[seat] ?? 0) * 100)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ol className="mistakes" aria-label="The dearest decisions">
        {mistakes(game).map((one) => (
          <li key={one.step}>
            <button onClick={() => onNumber(one.step - 1)}>
              <Token seat={LETTERS[one.seat] ?? "A"} />
              <span>
                <b>{one.played}</b> gave away {Math.round(one.loss * 100)} %; better: {one.better.join(", ")}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function signed(value: number): string {
  return `${value < 0 ? "−" : "+"}${Math.round(Math.abs(value) * 100)} %`;
}
