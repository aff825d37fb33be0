import type { Prompt } from "../../../shell/plain/plain";
import { Spans } from "../../../shell/text/Spans";

import { Revealed } from "../command/Revealed";
import { type Desk, useDesk } from "../table/desk";
import { goOn } from "../table/go";
import { chances } from "./brings";
import { Toggle } from "./Toggle";
import "../styles/windows.css";

/** A moment in which this seat may answer: what happens, and the answers as toggles. */
export function WindowTray({ asked }: { asked: Prompt }) {
  const desk = useDesk();
  const { plain, view } = desk;
  const quiet = goOn(desk);
  const answers = asked.options.filter((option) => option !== quiet);
  return (
    <>
      {plain && (!view.battle || view.played.length > 0) && (
        <p className="wd what">
          <Spans words={plain.status.words} />
        </p>
      )}
      {answers.length > 0 ? (
        <div className={`opts weighed${desk.picked ? " ticked" : ""}`} role="group" aria-label="Your answers">
          {answers.map((option) => (
            <Toggle key={option.action} option={option} />
          ))}
        </div>
      ) : (
        <Nothing asked={asked} />
      )}
      {view.phase === "command" && <Revealed />}
    </>
  );
}

/** Nothing can be answered: why one is asked all the same, and the way out of it. */
function Nothing({ asked: { window } }: { asked: Prompt }) {
  const { store, me } = useDesk();
  return (
    <p className="wd nothing">
      You have no answer to this. <span className="reason">You are asked so that nobody learns it. </span>
      {window && store && (
        <button type="button" data-step="can" onClick={() => store.stopAt(me, window, "can")}>
          Ask me only when I have one
        </button>
      )}
    </p>
  );
}

/** Whoever is asked in another's turn may pass until their own. */
export function laterOffered({ store, view, me }: Desk, { window }: Prompt): boolean {
  return window !== undefined && store !== null && view.turn !== me;
}

/** What comes of the chosen answer, or of none; and the way not to be asked again before the own turn. */
export function Then({ asked }: { asked: Prompt }) {
  const desk = useDesk();
  const { picked, store, me } = desk;
  const option = picked ?? goOn(desk);
  const { window } = asked;
  return (
    <>
      <span role="status" className="then">
        {option?.detail && option.group === "end" && <Spans words={option.detail} />}{" "}
        {option?.chance && option.chance.parts.length > 1 && <b>{chances(option.chance)}</b>}
      </span>
      {window && store && laterOffered(desk, asked) && (
        <button type="button" data-step="later" onClick={() => store.stopAt(me, window, "later")}>
          Pass until my turn
        </button>
      )}
    </>
  );
}
