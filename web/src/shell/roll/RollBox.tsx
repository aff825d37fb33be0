import { useEffect, useRef, type ReactNode } from "react";
import type { OwnRolls } from "./ownRolls";

interface RollBoxProps {
  onRoll: () => void;
  ownRolls: OwnRolls | null;
  /** At the plain table, where it looks as other buttons do and no key acts by itself. */
  plain?: boolean;
  /** What is worth knowing before the roll. */
  children?: ReactNode;
}

/** The table waits for the own roll: the button, and the wish not to be asked again. */
export function RollBox({ onRoll, ownRolls, plain = false, children }: RollBoxProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The one thing to do takes the focus, unless somebody is busy elsewhere.
  useEffect(() => {
    if (document.activeElement?.contains(button.current)) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="rollbox" role="group" aria-label="Your roll">
      <button ref={button} type="button" className={plain ? "p-bt p-pri" : "rollbtn"} data-action="roll" onClick={onRoll}>
        Roll
        {!plain && (
          <small className="not-phone" aria-hidden="true">
            <span className="kbd">Space</span>
          </small>
        )}
      </button>
      <div className="beside">
        {children}
        {ownRolls && (
          <label className="chk">
            <input type="checkbox" checked={!ownRolls.own} onChange={() => ownRolls.change(!ownRolls.own)} />
            Roll for me from now on
          </label>
        )}
      </div>
    </div>
  );
}
