import { useEffect, useState } from "react";
import { type Job, api } from "../../lib/api";
import { plural } from "../../lib/words";
import { Findings } from "./Findings";

const SHORT = 90;

interface AnalysisProps {
  id: string;
  number: number;
  onNumber: (number: number, better?: string[]) => void;
}

/** The finished game judged: computed in the background, its progress told. */
export function Analysis({ id, number, onNumber }: AnalysisProps) {
  const [job, setJob] = useState<string | null>(null);
  const [status, setStatus] = useState<Job | null>(null);
  const [problem, setProblem] = useState("");
  const begin = (): void => {
    setProblem("");
    setStatus(null);
    setJob(null);
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
        {problem}{" "}
        <button className="cbtn" onClick={begin}>
          Try again
        </button>
      </p>
    );
  if (status?.result) return <Findings game={status.result} number={number} onNumber={onNumber} />;
  if (!job) {
    return (
      <p className="analyse">
        <button className="cbtn pri" onClick={begin}>
          Analyse this game
        </button>{" "}
        <span className="small">Win chances, luck, and the dearest decisions. It runs on in the background.</span>
      </p>
    );
  }
  const percent = Math.round((status?.progress ?? 0) * 100);
  return (
    <p role="status" className="analyse">
      <progress value={percent} max={100} aria-label="Analysis" /> {percent} %{leftOf(status)}
    </p>
  );
}

function leftOf(status: Job | null): string {
  if (status?.state === "waiting") return ", waiting for another analysis";
  if (!status?.estimate) return "";
  const left = Math.ceil(status.estimate);
  return `, about ${left < SHORT ? plural(left, "second") : plural(Math.ceil(left / 60), "minute")} left`;
}
