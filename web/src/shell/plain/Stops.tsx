import { useTable } from "./context";
import type { Stop } from "./plain";
import { Sign } from "./Sign";

const VALUES: [string, string][] = [
  ["always", "always"],
  ["can", "only if I can answer"],
  ["never", "never"],
];

/** When one wants to be asked in another's turn. */
export function Stops({ stops }: { stops: Stop[] }) {
  const { stop } = useTable();
  return (
    <div>
      <h2>Ask me</h2>
      <ul className="p-stops">
        {stops.map(({ id, title, about, value, choices }) => (
          <li key={id}>
            <label htmlFor={`p-stop-${id}`}>
              {title}
              {about && <small>{about}</small>}
            </label>
            <select
              id={`p-stop-${id}`}
              value={value}
              disabled={!stop}
              onChange={(event) => stop?.(id, event.target.value)}
            >
              {(choices ? Object.entries(choices) : VALUES).map(([key, words]) => (
                <option key={key} value={key}>
                  {words}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <p className="p-quiet">
        <Sign name="lock" />
        <span>Nobody learns what you set here, or whether you were asked.</span>
      </p>
    </div>
  );
}
