import { useDesk } from "../table/desk";
import { type HintSpot, runsOf, stepsAt } from "./spots";
import "../styles/hint-steps.css";

/** At a place, a card or a medal: its steps of a suggested turn, in the numbers of the hint. */
export function HintSteps({ spot }: { spot: HintSpot }) {
  const steps = stepsAt(useDesk(), spot);
  if (steps.length === 0) return null;
  return (
    <>
      <i className="hintring" />
      <span className="hintsteps">
        <span className="vh">. Hint: step {steps.join(", ")}</span>
        {runsOf(steps)
          .slice(0, 3)
          .map((run) => (
            <i key={run} aria-hidden="true">
              {run}
            </i>
          ))}
      </span>
    </>
  );
}
