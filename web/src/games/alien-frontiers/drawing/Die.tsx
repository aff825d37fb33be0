import { memo } from "react";
import { PIPS } from "../../../shell/icons/pips";
import type { Letter } from "../names/names";

/** A pip takes its seat's shape. */
function Pip({ seat, x, y, s }: { seat: Letter | "R"; x: number; y: number; s: number }) {
  switch (seat) {
    case "B":
      return <path d={`M${x} ${y - s * 1.15}L${x + s * 1.18} ${y + s * 0.9}H${x - s * 1.18}Z`} />;
    case "C":
      return <rect x={x - s * 0.9} y={y - s * 0.9} width={s * 1.8} height={s * 1.8} />;
    case "D":
      return <path d={`M${x} ${y - s * 1.25}L${x + s * 1.25} ${y}L${x} ${y + s * 1.25}L${x - s * 1.25} ${y}Z`} />;
    default:
      return <circle cx={x} cy={y} r={s} />;
  }
}

interface FaceProps {
  seat: Letter;
  value: number;
  relic?: boolean;
  /** Pips only, for a port that is the die's body. */
  bare?: boolean;
  className?: string;
  ink?: string;
}

export const DieFace = memo(function DieFace({
  seat,
  value,
  relic = false,
  bare = false,
  className = "dsv",
  ink = "var(--ink)",
}: FaceProps) {
  const size = value > 3 ? 3.7 : 4.1;
  const fill = relic ? "var(--R)" : `var(--${seat})`;
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      {!bare && (
        <>
          <rect
            x=".8"
            y=".8"
            width="38.4"
            height="38.4"
            rx="9"
            style={{ fill, stroke: "light-dark(var(--ink),transparent)", strokeWidth: 1.5 }}
          />
          <path
            d="M4 11a7 7 0 0 1 7-7h18a7 7 0 0 1 7 7"
            fill="none"
            stroke="#fff"
            strokeOpacity=".5"
            strokeWidth="1.6"
          />
          <path
            d="M3.4 28.6a8.2 8.2 0 0 0 8.2 8.2h16.8a8.2 8.2 0 0 0 8.2-8.2"
            fill="none"
            style={{ stroke: "var(--ink)" }}
            strokeOpacity=".22"
            strokeWidth="2.6"
          />
        </>
      )}
      {relic && !bare && <path d={ROCKET} fill="#4a5a78" opacity=".22" />}
      <g style={{ fill: ink }}>
        {(PIPS[value] ?? []).map(([x, y]) => (
          <Pip key={`${x},${y}`} seat={relic ? "R" : seat} x={x} y={y} s={size} />
        ))}
      </g>
    </svg>
  );
});

const ROCKET = "M20 6c5 4.5 6.4 10 6 16l4.5 5v5l-6-2.5h-9L9.5 32v-5l4.5-5c-.4-6 1-11.5 6-16z";

/** The Relic Ship at rest: a white die with a rocket. */
export const RelicShip = memo(function RelicShip() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect
        x="1.5"
        y="1.5"
        width="37"
        height="37"
        rx="9"
        style={{ fill: "var(--R)", fillOpacity: 0.94, stroke: "var(--ink)", strokeWidth: 1.6 }}
      />
      <path d={ROCKET} fill="#4a5a78" />
      <circle cx="20" cy="17" r="3" fill="#F3F6FA" />
    </svg>
  );
});

/** What a facility asks for, as an outlined die: a face, `=`, `≥`, `?`, or a total. */
export const Wanted = memo(function Wanted({ kind }: { kind: number | "any" | "equal" | "atLeast" | "sum" }) {
  const text = { any: "?", atLeast: "≥", sum: "8+", equal: "" };
  return (
    <svg className="rq" viewBox="0 0 40 40" aria-hidden="true">
      <rect x="3" y="3" width="34" height="34" rx="8" />
      {typeof kind === "number" ? (
        (PIPS[kind] ?? []).map(([x, y]) => <circle key={`${x},${y}`} cx={x} cy={y} r="3.7" />)
      ) : (
        <text x="20" y="27" style={kind === "sum" ? { fontSize: "20px" } : undefined}>
          {text[kind]}
        </text>
      )}
    </svg>
  );
});
