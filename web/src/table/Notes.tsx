import { Icon } from "../board/Icon";
import type { HintMessage } from "../lib/messages";
import { ordersOf } from "../lib/hint";
import { phrase } from "../lib/phrase";
import { useDesk } from "./desk";

/** The suggested turn in words, in the place of the own cards; the board carries the same numbers. */
export function HintNote({ hint, onClose }: { hint: HintMessage; onClose: () => void }) {
  const { act, mine, moves, nameOf } = useDesk();
  const first = hint.steps[0];
  const can = mine && first !== undefined && moves.some((move) => move.text === first);
  return (
    <div className="aside hintnote" role="status">
      <Icon name="bulb" />
      <div>
        <ol aria-label="The suggested turn">
          {ordersOf(hint.steps).map(({ numbers, action }) => (
            <li key={numbers[0]}>
              {numbers.map((number) => (
                <b key={number}>{number}</b>
              ))}{" "}
              {phrase(action, nameOf)}
            </li>
          ))}
        </ol>
        <p>{hint.reason}</p>
      </div>
      {can && (
        <button className="cbtn pri" onClick={() => act(...hint.steps)}>
          Do it
        </button>
      )}
      <button className="nx" aria-label="Close the hint" onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}

export function Thinking() {
  return (
    <div className="aside hintnote" role="status">
      <Icon name="bulb" />
      <p>Thinking about your turn …</p>
    </div>
  );
}

/** A sentence from the server that the person should read. */
export function Notice({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <div className="note" role="alert">
      <p>{text}</p>
      <button className="nx" aria-label="Close" onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}

/** In the place of the own cards while an earlier position lies on the table. */
export function Looking({ number, onBack }: { number: number; onBack: () => void }) {
  return (
    <div className="aside" role="status">
      <Icon name="undo" />
      <p>You are looking at an earlier position ({number}).</p>
      <button className="cbtn pri" onClick={onBack}>
        Back to now
      </button>
    </div>
  );
}
