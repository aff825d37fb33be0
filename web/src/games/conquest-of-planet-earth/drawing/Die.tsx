import { PIPS } from "../../../shell/icons/pips";
import { fivePoints } from "./pen";
import type { SeatLetter } from "./seats";

/** A pip has the shape of its seat, and a star on the Humans' die. */
function pip(seat: SeatLetter | "H", x: number, y: number, s: number): string {
  if (seat === "B") return `M${x} ${y - s * 1.15}L${x + s * 1.18} ${y + s * 0.9}H${x - s * 1.18}Z`;
  if (seat === "C") return `M${x - s * 0.9} ${y - s * 0.9}h${s * 1.8}v${s * 1.8}h${-s * 1.8}z`;
  if (seat === "D") return `M${x} ${y - s * 1.25}L${x + s * 1.25} ${y}L${x} ${y + s * 1.25}L${x - s * 1.25} ${y}Z`;
  if (seat === "H") return fivePoints(x, y, s * 1.45);
  return `M${x - s} ${y}a${s} ${s} 0 1 0 ${s * 2} 0a${s} ${s} 0 1 0 ${-s * 2} 0z`;
}

/** A die of a seat or of the Humans; one that has not been rolled asks. */
export function Die({
  seat,
  value,
  className = "dsv",
}: {
  seat: SeatLetter | "H";
  value?: number | null;
  className?: string;
}) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <rect
        x=".8"
        y=".8"
        width="38.4"
        height="38.4"
        rx="9"
        style={{ fill: `var(--${seat})`, stroke: "var(--ink)", strokeWidth: 1.5 }}
      />
      <path d="M4 11a7 7 0 0 1 7-7h18a7 7 0 0 1 7 7" fill="none" stroke="#fff" strokeOpacity=".55" strokeWidth="1.6" />
      <path
        d="M3.4 28.6a8.2 8.2 0 0 0 8.2 8.2h16.8a8.2 8.2 0 0 0 8.2-8.2"
        fill="none"
        style={{ stroke: "var(--ink)" }}
        strokeOpacity=".22"
        strokeWidth="2.6"
      />
      {value === undefined || value === null || value < 1 ? (
        <text x="20" y="28" textAnchor="middle" style={{ font: "700 22px var(--display)", fill: "var(--ink)" }}>
          ?
        </text>
      ) : (
        <path
          d={(PIPS[value] ?? []).map(([x, y]) => pip(seat, x, y, value > 3 ? 3.7 : 4.1)).join("")}
          style={{ fill: "var(--ink)" }}
        />
      )}
    </svg>
  );
}
