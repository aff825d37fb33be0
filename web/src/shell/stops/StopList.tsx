import { useId } from "react";
import type { SeatStop } from "../link/wire";
import { LATER, type SeatWishes, asBefore, levelWords, rowsOf } from "./stops";
import "../styles/stops.css";

const VALUES: readonly (readonly [string, string])[] = [
  ["always", "always"],
  ["can", "only if I can answer"],
  ["never", "never"],
];

interface StopListProps extends SeatWishes {
  /** Absent where nothing can be wished, such as in a record. */
  onWish?: ((window: string, value: string) => void) | undefined;
}

/** When one wants to be asked in another’s turn: for all moments at once, not before the own turn, and each kind by itself. */
export function StopList({ stops, later, onWish }: StopListProps) {
  const { level, kinds } = rowsOf(stops);
  const list = (
    <ul className="kinds">
      {kinds.map((stop) => (
        <Kind key={stop.window} stop={stop} onWish={onWish} />
      ))}
    </ul>
  );
  return (
    <div className="stoplist">
      {level && <Level level={level} onWish={onWish} />}
      <Later stops={stops} later={later} onWish={onWish} />
      {level ? (
        <details open={level.value === "mixed"}>
          <summary>Each kind of moment by itself</summary>
          {list}
        </details>
      ) : (
        list
      )}
      <p className="secret">Nobody learns what you set here, or whether you were asked.</p>
    </div>
  );
}

interface RowProps {
  onWish: StopListProps["onWish"];
}

function Level({ level, onWish }: RowProps & { level: SeatStop }) {
  const name = useId();
  return (
    <fieldset className="levels">
      <legend>{level.title}</legend>
      {Object.entries(level.choices ?? {}).map(([value, title]) => {
        const { word, means } = levelWords(title);
        return (
          <label key={value} className={value === level.value ? "on" : undefined}>
            <input
              type="radio"
              name={name}
              checked={value === level.value}
              disabled={!onWish}
              onChange={() => onWish?.(level.window, value)}
            />
            <b>{word}</b> <small>{means}</small>
          </label>
        );
      })}
    </fieldset>
  );
}

function Later({ stops, later, onWish }: RowProps & SeatWishes) {
  const before = asBefore(stops);
  const first = stops[0];
  if (!before || !first) return null;
  return (
    <label className={`later${later ? " on" : ""}`}>
      <input
        type="checkbox"
        checked={later}
        disabled={!onWish}
        onChange={() => (later ? onWish?.(before.window, before.value) : onWish?.(first.window, LATER))}
      />
      <b>Not before my turn</b> <small>until then everything passes; after that it is as it was</small>
    </label>
  );
}

function Kind({ stop: { window, title, value }, onWish }: RowProps & { stop: SeatStop }) {
  const id = useId();
  return (
    <li>
      <label htmlFor={id}>{title}</label>
      <select id={id} value={value} disabled={!onWish} onChange={(event) => onWish?.(window, event.target.value)}>
        {VALUES.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </li>
  );
}
