import { Icon } from "../../../shell/icons/Icon";
import type { NamedThing } from "../../../shell/game/things";
import type { Option, Prompt } from "../../../shell/plain/plain";
import { Spans } from "../../../shell/text/Spans";
import type { Words } from "../../../shell/text/spans";
import { Head } from "../drawing/Head";
import type { SeatLetter } from "../drawing/seats";
import { gistOf, useNamed } from "../names/things";
import { useDesk } from "../table/desk";
import "../styles/command.css";

function nameOf({ action }: Option): string {
  return action.replace("race ", "");
}

/** Its numbers, and a line for each of its powers; the whole text of a race that nobody has told of. */
function Does({ race, detail }: { race: NamedThing | undefined; detail: Words }) {
  if (!race)
    return (
      <small>
        <Spans words={detail} />
      </small>
    );
  return (
    <>
      <small>
        <Spans words={race.label} />
      </small>
      {race.powers.map((power) => (
        <small key={power.heading} className="does">
          <strong>{power.heading}</strong> <Spans words={gistOf(power)} />
        </small>
      ))}
    </>
  );
}

/** Which race is led: heads side by side, with what each can do. */
export function RaceTray({ asked }: { asked: Prompt }) {
  const { me, picked, pick } = useDesk();
  const named = useNamed();
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
            <Head race={nameOf(option)} seat={me as SeatLetter} />
            <span>
              <b>
                <Spans words={option.title} />
              </b>
              <Does race={named("race", nameOf(option))} detail={option.detail ?? []} />
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
