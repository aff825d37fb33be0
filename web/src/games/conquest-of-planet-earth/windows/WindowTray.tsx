import type { Prompt } from "../../../shell/plain/plain";
import { Spans } from "../../../shell/text/Spans";

import { Revealed } from "../command/Revealed";
import { useDesk } from "../table/desk";
import { goOn } from "../table/go";
import { chances } from "./brings";
import { Toggle } from "./Toggle";
import "../styles/windows.css";

/** A moment in which this seat may answer: what happens, and the answers as toggles. */
export function WindowTray({ asked }: { asked: Prompt }) {
  const desk = useDesk();
  const { plain, view } = desk;
  const quiet = goOn(desk);
  return (
    <>
      {plain && !view.battle && (
        <p className="wd what">
          <Spans words={plain.status.words} />
        </p>
      )}
      {view.phase === "command" && <Revealed />}
      <div className="opts" role="group" aria-label="Your answers">
        {asked.options
          .filter((option) => option !== quiet)
          .map((option) => (
            <Toggle key={option.action} option={option} />
          ))}
      </div>
    </>
  );
}

/** What comes of the chosen answer, or of none; and the way not to be asked again before the own turn. */
export function Then({ asked }: { asked: Prompt }) {
  const desk = useDesk();
  const { picked, store, me, view } = desk;
  const option = picked ?? goOn(desk);
  const { window } = asked;
  return (
    <>
      <span role="status" className="then">
        {option?.detail && option.group === "end" && <Spans words={option.detail} />}{" "}
        {option?.chance && option.chance.parts.length > 1 && <b>{chances(option.chance)}</b>}
      </span>
      {window && store && view.turn !== me && (
        <button type="button" data-step="later" onClick={() => store.stopAt(me, window, "later")}>
          Pass until my turn
        </button>
      )}
    </>
  );
}
