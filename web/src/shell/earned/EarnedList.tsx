import { useDesk } from "../table/desk";
import { Spans } from "../text/Spans";
import type { Earned } from "./earned";

interface EarnedListProps {
  earned: readonly Earned[];
  /** Takes it, or leads to where it is chosen. */
  onTake: (one: Earned) => void;
}

/** What is earned and not taken, each with the button that takes it or leads there. */
export function EarnedList({ earned, onTake }: EarnedListProps) {
  const { mine } = useDesk();
  return (
    <ul className="earned-list" aria-label="Still to take">
      {earned.map((one) => (
        <li key={one.id} className={one.lost ? "lost" : undefined} data-earned={one.id}>
          <span>
            <b>{one.words}</b>
            <small>
              <span className="vh">: </span>
              <Spans words={one.note} />
            </small>
          </span>
          {mine && one.actions.length > 0 && (
            <button type="button" className={one.lost ? "cbtn pri" : "cbtn"} onClick={() => onTake(one)}>
              {one.actions.length > 1 ? one.show : one.take}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
