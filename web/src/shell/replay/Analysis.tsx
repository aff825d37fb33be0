import type { Job } from "../link/api";
import { plural } from "../text/words";
import { Findings, type FindingsProps } from "./Findings";
import type { Analysed } from "./useAnalysis";
import "../styles/analysis.css";

const SHORT = 90;

type Whose = Omit<FindingsProps, "game" | "progress">;

/** A game judged: computed in the background, its progress told; it can be stopped. */
export function Analysis({ analysis, ...whose }: { analysis: Analysed } & Whose) {
  const { status, under_way, problem, begin, stop } = analysis;
  return (
    <>
      <p className="vh" role="status">
        {under_way ? "The analysis is running." : status?.result ? "The analysis is ready." : ""}
      </p>
      {problem ? (
        <p role="alert" className="analyse">
          {problem}{" "}
          <button type="button" className="cbtn" onClick={begin}>
            Try again
          </button>
        </p>
      ) : under_way || status?.result ? (
        <Growing status={status} under_way={under_way} onStop={stop} {...whose} />
      ) : (
        <p className="analyse">
          <button type="button" className="cbtn pri" onClick={begin}>
            Analyse this game
          </button>{" "}
          <span className="small">Win chances, luck, and the dearest decisions. It runs on in the background.</span>
        </p>
      )}
    </>
  );
}

type GrowingProps = { status: Job | null; under_way: boolean; onStop: () => void } & Whose;

/** What is found so far, with what is still to come beside it. */
function Growing({ status, under_way, onStop, ...whose }: GrowingProps) {
  const progress = under_way ? <Progress status={status} onStop={onStop} /> : null;
  return status?.result ? <Findings game={status.result} progress={progress} {...whose} /> : progress;
}

function Progress({ status, onStop }: { status: Job | null; onStop: () => void }) {
  const percent = Math.round((status?.progress ?? 0) * 100);
  return (
    <p className="analyse">
      <progress value={percent} max={100} aria-label="Analysis" />
      <span>
        {percent} %{leftOf(status)}
      </span>
      <button type="button" className="cbtn" onClick={onStop}>
        Stop<span className="vh"> the analysis</span>
      </button>
    </p>
  );
}

function leftOf(status: Job | null): string {
  if (status?.state === "waiting") return ", waiting for another analysis";
  if (!status?.estimate) return "";
  const left = Math.ceil(status.estimate);
  return `, about ${left < SHORT ? plural(left, "second") : plural(Math.ceil(left / 60), "minute")} left`;
}
