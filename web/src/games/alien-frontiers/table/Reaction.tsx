import { type ReactNode, useEffect, useRef } from "react";
import { Token } from "../../../shell/seats/Token";
import type { TableStore } from "../../../shell/store/TableStore";
import { DieFace } from "../drawing/Die";
import { laidOn } from "../hand/held";
import { Sign } from "../hand/Sign";
import { Say } from "../icons/Resource";
import type { Letter } from "../names/names";
import { seatsFrom } from "../position/view";
import type { Option, Prompt } from "../prompts/prompt";
import { useDesk } from "./desk";

interface ReactionProps {
  prompt: Prompt;
  /** The kind of moment, by which one may say not to be asked again. */
  moment: string;
  store: TableStore;
}

/** A question when another's turn, or one's own, is over: whose turn it was, what lies there, and the answers. */
export function Reaction({ prompt, moment, store }: ReactionProps) {
  const { view, me, nameOf } = useDesk();
  const root = useFocusWhileHere();
  const turn = view.inTurn;
  const own = turn === me;
  const next = seatsFrom(view, turn)[1] ?? turn;
  const ships = laidOn(view, me, prompt.by ?? "").flatMap((laid) => laid.ships);
  return (
    <div className="react" ref={root} role="group" aria-label={`${prompt.verb}: ${prompt.question}`}>
      <div className="rturn">
        <div className="rwho">
          <Token seat={turn} />
          <div>
            <h2>{own ? "Your turn" : `${nameOf(turn)}’s turn`}</h2>
            <p>is over: it is up to you</p>
          </div>
        </div>
        <ol className="rsteps">
          <Step seat={turn}>{own ? "You end the turn" : `${nameOf(turn)} ends the turn`}</Step>
          <Step seat={me} now>
            You may answer now
          </Step>
          <Step seat={next}>{next === me ? "You play the next turn" : `${nameOf(next)} plays the next turn`}</Step>
        </ol>
      </div>
      <div className="rwhat">
        <h2>
          <span className="say">
            <Sign of={prompt.by ?? ""} />
            {prompt.verb}
          </span>{" "}
          {prompt.question}
        </h2>
        <div className="rline">
          {ships.length > 0 && (
            <span className="pocket">
              {ships.map((value, i) => (
                <DieFace key={i} seat={me} value={value} relic={false} className="pd" />
              ))}
            </span>
          )}
          {prompt.note && (
            <p>
              <Say words={prompt.note} />
            </p>
          )}
        </div>
      </div>
      <div className="rans">
        {inOrder(prompt.options).map((option, i) => (
          <Answer key={option.action} option={option} first={i === 0} />
        ))}
        <button type="button" className="txt" data-step="later" onClick={() => store.stopAt(me, moment, "later")}>
          Not before my turn: do not ask again until then
        </button>
      </div>
    </div>
  );
}

/** What does something comes before what lets it pass. */
function inOrder(options: readonly Option[]): Option[] {
  return [...options].sort((a, b) => Number(a.action === "stay") - Number(b.action === "stay"));
}

function Answer({ option, first }: { option: Option; first: boolean }) {
  const { act } = useDesk();
  return (
    <button
      type="button"
      className={first ? "go" : "go sec"}
      data-action={option.action}
      onClick={() => act(option.action)}
    >
      <Say words={option.title} />
      {option.detail && option.detail.length > 0 && (
        <small>
          <Say words={option.detail} />
        </small>
      )}
    </button>
  );
}

function Step({ seat, now = false, children }: { seat: Letter; now?: boolean; children: ReactNode }) {
  return (
    <li className={now ? "now" : undefined} aria-current={now ? "step" : undefined}>
      <Token seat={seat} />
      <span>{children}</span>
    </li>
  );
}

/** The first answer has the focus while it is asked; afterwards it goes back to where it was. */
function useFocusWhileHere() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    root.current?.querySelector<HTMLElement>(".rans .go")?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before !== document.body && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  return root;
}
