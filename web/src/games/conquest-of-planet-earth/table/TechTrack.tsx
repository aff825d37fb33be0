import { Icon } from "../../../shell/icons/Icon";
import type { TrackSeen } from "../position/position";

/** The Human Tech Track: how far the Humans have come, and where Counters appear. */
export function TechTrack({ track: { at, end, stage, stages, circles } }: { track: TrackSeen }) {
  const dice = stages[stage - 1] ?? stage;
  return (
    <div className="tech" role="img" aria-label={`Human Tech ${at} of ${end}, stage ${stage}. Counters come at ${circles.join(", ")}.`}>
      <p>
        <b>Human tech</b> <small>stage {stage}</small>
      </p>
      <ol data-dice={dice}>
        {Array.from({ length: end + 1 }, (_, step) => (
          <li
            key={step}
            className={[
              circles.includes(step) ? "red" : "",
              step < at ? "past" : step === at ? "at" : "",
              step === end ? "gun" : "",
            ].join(" ")}
          >
            <i>{step === end ? <Icon name="cannon" /> : step}</i>
          </li>
        ))}
      </ol>
    </div>
  );
}
