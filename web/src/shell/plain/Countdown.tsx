import { useEffect, useState } from "react";
import { clockWords, LAST_CALL } from "./calls";
import { useTable } from "./context";
import type { Clock } from "./plain";
import { minutes, secondsWords } from "./texts";

const SECOND = 1000;

/** The time to answer. It is told once more near its end, not as it runs; what happens then stands beside it. */
export function Countdown({ clock }: { clock: Clock }) {
  const { moreTime, call } = useTable();
  const left = useLeft(clock);
  const ends = left <= LAST_CALL && clock.left > LAST_CALL;
  useEffect(() => {
    if (ends) call(clockWords(clock, LAST_CALL));
  }, [ends, clock, call]);
  return (
    <div className="p-clock">
      <b role="timer" aria-label={`${secondsWords(left)} to answer`}>
        {minutes(left)}
      </b>
      <span>then: {clock.then}</span>
      <span className="p-run" aria-hidden="true">
        <i style={{ width: `${(100 * left) / clock.of}%` }} />
      </span>
      {clock.more && (
        <button type="button" className="p-bt" onClick={moreTime}>
          More time
        </button>
      )}
    </div>
  );
}

/** Seconds that are left, counted from when the message came. */
function useLeft(clock: Clock): number {
  const [left, set] = useState(clock.left);
  const [of, restart] = useState(clock);
  if (of !== clock) {
    restart(clock);
    set(clock.left);
  }
  useEffect(() => {
    const end = Date.now() + clock.left * SECOND;
    const timer = setInterval(() => set(Math.max(0, (end - Date.now()) / SECOND)), SECOND);
    return () => clearInterval(timer);
  }, [clock]);
  return left;
}
