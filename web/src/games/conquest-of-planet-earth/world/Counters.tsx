import { Icon } from "../../../shell/icons/Icon";
import { iconOf } from "../drawing/icons/iconOf";
import type { CounterSeen } from "../position/position";

/** Counters in a place: round ones are Soft, square ones Hard. */
export function Counters({ counters }: { counters: readonly CounterSeen[] }) {
  if (counters.length === 0) return null;
  return (
    <span className="ctrs" data-more={counters.length > 1 ? `+${counters.length - 1}` : undefined}>
      {counters.map(({ counter, strength, skin }, i) => (
        <span key={i} className={`ctr ${skin === "hard" ? "h" : "s"}`}>
          <Icon name={iconOf(counter)} />
          <b>{strength}</b>
        </span>
      ))}
    </span>
  );
}
