import { Icon } from "../icons/Icon";
import { useDesk } from "../table/desk";

/** Steps of a suggested turn that are told as one, by their numbers. */
export interface Order {
  numbers: number[];
  words: string;
}

interface HintNoteProps {
  orders: Order[];
  reason: string;
  /** What “Do it” would do. */
  steps: string[];
  onClose: () => void;
}

/** The suggested turn in words, in the place of the own things; the board carries the same numbers. */
export function HintNote({ orders, reason, steps, onClose }: HintNoteProps) {
  const { act, mine, moves } = useDesk();
  const first = steps[0];
  const can = mine && first !== undefined && moves.some((move) => move.text === first);
  return (
    <div className="aside hintnote" role="status">
      <Icon name="bulb" />
      <div>
        <ol aria-label="The suggested turn">
          {orders.map(({ numbers, words }) => (
            <li key={numbers[0]}>
              {numbers.map((number) => (
                <b key={number}>{number}</b>
              ))}{" "}
              {words}
            </li>
          ))}
        </ol>
        <p>{reason}</p>
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
