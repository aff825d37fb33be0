import { Icon } from "../../../shell/icons/Icon";
import type { Prompt } from "../../../shell/plain/plain";
import { Spans } from "../../../shell/text/Spans";
import { Head } from "../drawing/Head";
import type { SeatLetter } from "../drawing/seats";
import { useDesk } from "../table/desk";
import "../styles/command.css";

/** Which race is led: heads side by side, with what each can do. */
export function RaceTray({ asked }: { asked: Prompt }) {
  const { me, picked, pick } = useDesk();
  return (
    <div className="races" role="group" aria-label={asked.question}>
      {asked.options.map((option) => {
        const on = picked?.action === option.action;
        return (
          <button
            key={option.action}
            type="button"
            className={`opt can racecard${on ? " on" : ""}`}
            data-action={option.action}
            aria-pressed={on}
            onClick={() => pick(option)}
          >
            <Head race={option.action.replace("race ", "")} seat={me as SeatLetter} />
            <span>
              <b>
                <Spans words={option.title} />
              </b>
              <small>
                <Spans words={option.detail ?? []} />
              </small>
            </span>
            {on && (
              <span className="tick">
                <Icon name="ok" />
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
