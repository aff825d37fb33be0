import { useState } from "react";
import { Arrow, Icon } from "../../../shell/icons/Icon";
import { capital } from "../../../shell/text/words";
import { title } from "../names/names";
import { powersOf, textOfWords } from "../names/things";
import { useDesk } from "../table/desk";
import { Rays } from "./Rays";
import { Proofs } from "./Proofs";
import { revealable } from "./revealable";
import { useCovered } from "./useCovered";

/** An Agenda is met: its card rises above the tray. Kept secret, its slip goes on offering it until the turn ends. */
export function Fulfilled() {
  const desk = useDesk();
  const { view, me, act } = desk;
  const { covered } = useCovered();
  const [kept, keep] = useState<readonly string[]>([]);
  const turn = `${me}:${view.round}:`;
  const name = revealable(desk).find((one) => !kept.includes(turn + one));
  if (!name || covered) return null;
  const secret = (): void => keep((old) => [...old, turn + name]);
  const progress = view.progress[name];
  const [now, end] = powersOf(name).map(({ text }) => textOfWords(text));
  return (
    <div
      className="fest"
      role="dialog"
      aria-label={`Agenda within reach: ${title(name)}`}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        secret();
      }}
    >
      <Rays />
      <article className="bigag">
        <header>
          <Icon name="slip" /> Agenda within reach
        </header>
        <h2>{title(name)}</h2>
        <p>{capital(now ?? "")}</p>
        {progress && <Proofs proofs={progress.now} />}
        <div className="ch">
          <button type="button" className="go" data-action={`reveal ${name}`} onClick={() => act(`reveal ${name}`)}>
            Reveal now{" "}
            <span className="gain">
              <Arrow /> +1 VP
            </span>
          </button>
          <button type="button" className="go sec" onClick={secret}>
            Keep it secret
            <small>
              At the end: {end} {progress?.holds ? "It holds today." : "Not today."}
            </small>
          </button>
        </div>
        <p className="sub">A revealed Agenda scores once and stays. You may decide until the turn ends.</p>
      </article>
    </div>
  );
}
