import type { CSSProperties } from "react";
import { Token } from "../../../shell/seats/Token";
import { at, percent, polar, RADIUS } from "../drawing/geometry";
import type { Letter } from "../names/names";
import { Planet } from "../planet/Planet";
import "../styles/celebration.css";

const RAYS = Array.from({ length: 28 }, (_, i) => {
  const angle = (i * 360) / 28;
  const half = i % 2 ? 2.5 : 4.2;
  const end = i % 2 ? 420 : 500;
  const near = `M${at(RADIUS, angle - half * 0.6)}L${at(end, angle - half)}`;
  return `${near}L${at(end, angle + half)}L${at(RADIUS, angle + half * 0.6)}Z`;
});

/** Where tokens rise over the rim, clockwise from the left. */
const RIM = [-82, -50, -18, 18, 50, 82];

/** The planet celebrates: rays behind it, and over its rim the tokens of whoever has won. */
export function Celebration({ winners }: { winners: readonly Letter[] }) {
  const first = winners[0];
  return (
    <div className={`world${first ? ` s${first}` : ""}`}>
      <svg className="burst" viewBox="-260 -260 520 520" aria-hidden="true">
        <defs>
          <radialGradient id="rays" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="500">
            <stop offset=".46" style={{ stopColor: "var(--sun)" }} stopOpacity=".62" />
            <stop offset="1" style={{ stopColor: "var(--sun)" }} stopOpacity="0" />
          </radialGradient>
          <radialGradient id="own-rays" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="470">
            <stop offset=".5" style={{ stopColor: "var(--s)" }} stopOpacity=".5" />
            <stop offset="1" style={{ stopColor: "var(--s)" }} stopOpacity="0" />
          </radialGradient>
        </defs>
        <g className="rays">
          {RAYS.map((ray, i) => (
            <path key={ray} d={ray} fill={i % 4 === 1 && first ? "url(#own-rays)" : "url(#rays)"} />
          ))}
        </g>
      </svg>
      <Planet />
      <div className="rising" aria-hidden="true">
        {winners.length > 0 &&
          RIM.map((angle, i) => (
            <span
              key={angle}
              className="rise"
              style={{ ...percent(polar(RADIUS + 26, angle)), "--i": i } as CSSProperties}
            >
              <Token seat={winners[i % winners.length] ?? "A"} />
            </span>
          ))}
      </div>
    </div>
  );
}
