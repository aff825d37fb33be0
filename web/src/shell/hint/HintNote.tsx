import { Icon } from "../icons/Icon";
import type { HintMessage } from "../link/messages";
import { useDesk } from "../table/desk";
import { ordersIn } from "./orders";

interface HintNoteProps {
  hint: HintMessage;
  /** So many of its steps, the first, are told and done here. */
  count?: number;
  onClose: () => void;
}

/** The suggested turn in words, in the place of the own things; the board carries the same numbers. */
export function HintNote({ hint, count = hint.steps.length, onClose }: HintNoteProps) {
  const { act, mine, moves } = useDesk();
  const steps = hint.steps.slice(0, count);
  const first = steps[0];
  const can = mine && first !== undefined && moves.some((move) => move.text === first);
  return (
    <div className="aside hintnote" role="status">
      <Icon name="bulb" />
      <div>
        <ol aria-label="The suggested turn">
          {ordersIn(hint.orders, count).map(({ numbers, words }) => (
            <li key={numbers[0]}>
              {numbers.map((number) => (
                <b key={number}>{number}</b>
              ))}{" "}
              {words}
            </li>
          ))}
        </ol>
        <p>{hint.reason}</p>
      </div>
      {can && (
        <button type="button" className="cbtn pri" onClick={() => act(...steps)}>
          Do it
        </button>
      )}
      <button type="button" className="nx" aria-label="Close the hint" onClick={onClose}>
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
