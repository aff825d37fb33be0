import { title } from "../../games/alien-frontiers/names/names";
import { phrase } from "../../games/alien-frontiers/names/phrase";
import { seatOf } from "../../games/alien-frontiers/position/view";
import { answering, ordersOf } from "../hint/hint";
import { Icon } from "../icons/Icon";
import type { HintMessage } from "../link/messages";
import { listed } from "../text/words";
import { useDesk } from "./desk";

/** The suggested turn in words, in the place of the own cards; the board carries the same numbers. With a
 *  question open, beside it: only the steps that answer it. */
export function HintNote({ hint, onClose }: { hint: HintMessage; onClose: () => void }) {
  const { act, mine, moves, nameOf, prompt } = useDesk();
  const steps = prompt ? answering(hint.steps) : hint.steps;
  const first = steps[0];
  const can = mine && first !== undefined && moves.some((move) => move.text === first);
  return (
    <div className="aside hintnote" role="status">
      <Icon name="bulb" />
      <div>
        <ol aria-label="The suggested turn">
          {ordersOf(steps).map(({ numbers, action }) => (
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
        <button className="cbtn pri" onClick={() => act(...steps)}>
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

/** In the place of the own cards for whoever has no seat: whom they watch, and what the seat in turn holds. */
export function Watching() {
  const { seats, view, me, nameOf } = useDesk();
  const { cards } = seatOf(view, me);
  return (
    <div className="watching" role="note">
      <p>
        <b>You are watching {listed(seats.map((seat) => seat.name))}.</b>
      </p>
      <p>{cards.length > 0 ? `${nameOf(me)} holds: ${cards.map(title).join(", ")}.` : `${nameOf(me)} holds no cards.`}</p>
    </div>
  );
}

/** In the place of the own cards while an earlier position lies on the table. */
export function Looking({ round, onBack }: { round: number; onBack: () => void }) {
  return (
    <div className="aside" role="status">
      <Icon name="undo" />
      <p>You are looking back at round {round}.</p>
      <button className="cbtn pri" onClick={onBack}>
        Back to now
      </button>
    </div>
  );
}
