import type { Chance } from "./plain";
import { listed, shares } from "./texts";

/** So few kinds of ending are drawn as a bar. */
const DRAWN = 3;

/** Counted cases: a bar where there are few, and the numbers always beside it. */
export function Odds({ of: { of, parts } }: { of: Chance }) {
  const [first] = parts;
  const alike = first && parts.length > DRAWN && parts.every(({ n }) => n === first.n);
  if (alike)
    return (
      <span className="p-odds">
        <small>
          <span className="vh">, </span>each of {listed(parts.map((part) => part.is))} comes{" "}
          {first.n === 1 ? "once" : `${first.n} times`} in {of}
        </small>
      </span>
    );
  const told = shares(parts.map(({ n }) => n), of);
  return (
    <span className="p-odds">
      {parts.length <= DRAWN && (
        <span className="p-bars" aria-hidden="true">
          {parts.map(({ is, n }, i) => n > 0 && <i key={is} data-nth={i} style={{ width: `${(100 * n) / of}%` }} />)}
        </span>
      )}
      <span className="p-nums">
        {parts.map(({ is, n }, i) => (
          <span key={is}>
            <span className="vh">, </span>
            {is} <b>{told[i]}</b>{" "}
            <small>
              {n} of {of}
            </small>
          </span>
        ))}
      </span>
    </span>
  );
}
