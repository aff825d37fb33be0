/** A small picture for each thing that Edition X offers. */

import { Emblems, FACTION_EMBLEMS } from "../icons/Emblems";
import "../styles/module-pictures.css";

/** Alien tech fanned out: twelve kinds, or forty. */
export function DeckPicture() {
  return (
    <svg className="modpic" viewBox="0 0 96 68" aria-hidden="true">
      {[-34, -17, 0, 17, 34].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 48 92)`}>
          <rect className="card" x="36" y="12" width="24" height="36" rx="4" />
          <path className="sun" d="M48 20l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" />
        </g>
      ))}
    </svg>
  );
}

/** Two boards with their emblems, each with the edge of its owner and a port. */
export function FactionsPicture() {
  return (
    <svg className="modpic" viewBox="0 0 96 68" aria-hidden="true">
      <defs>
        <Emblems of={FACTION_EMBLEMS} />
      </defs>
      {(
        [
          ["corex-conglomerated", "A", 6],
          ["sunrise-commune", "B", 50],
        ] as const
      ).map(([board, seat, x]) => (
        <g key={board}>
          <rect className="board" x={x} y="8" width="40" height="52" rx="5" />
          <path d={`M${x + 2.5} 12v44`} style={{ stroke: `var(--${seat})` }} strokeWidth="5" strokeLinecap="round" />
          <use href={`#e-${board}`} className="emblem" x={x + 10} y="12" width="24" height="24" />
          <rect className="dock" x={x + 15} y="42" width="13" height="13" rx="3" />
        </g>
      ))}
    </svg>
  );
}

/** Slips in a hand: two with their backs, one that has come true. */
export function AgendasPicture() {
  return (
    <svg className="modpic" viewBox="0 0 96 68" aria-hidden="true">
      <g transform="rotate(-14 48 90)">
        <path className="slip" d="M18 14h22l7 7v34H18z" />
        <rect className="ink" x="27" y="34" width="11" height="9" rx="2" />
        <path className="line" d="M29.5 34v-3a3 3 0 0 1 6 0v3" />
      </g>
      <g transform="rotate(12 48 90)">
        <path className="slip" d="M52 12h22l7 7v36H52z" />
        <circle className="ring" cx="66" cy="34" r="9" />
        <path className="tick" d="M61 34l4 4 7-8" />
      </g>
    </svg>
  );
}

/** The planet’s edge, the arc of rocks and the moon. */
export function BeltPicture() {
  return (
    <svg className="modpic" viewBox="0 0 96 68" aria-hidden="true">
      <circle className="land" cx="4" cy="34" r="34" />
      <circle className="rim" cx="4" cy="34" r="34" />
      <path className="arc" d="M38 -2A50 50 0 0 1 44 64" />
      {(
        [
          [44, 8, 0.75, 20],
          [57, 22, 1, 70],
          [59, 38, 0.85, 140],
        ] as const
      ).map(([x, y, size, turn]) => (
        <path
          key={y}
          className="rock"
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
          d="M-7-3l4-5 8 1 4 6-2 7-8 2-5-4z"
        />
      ))}
      <circle className="moon" cx="76" cy="52" r="10" />
      <circle className="ink" cx="73" cy="49" r="2" opacity=".4" />
      <circle className="ink" cx="79" cy="55" r="1.4" opacity=".4" />
    </svg>
  );
}

/** Eight domes for everybody. */
export function LongGamePicture() {
  return (
    <svg className="modpic" viewBox="0 0 96 68" aria-hidden="true">
      {Array.from({ length: 8 }, (_, i) => (
        <g key={i} transform={`translate(${10 + (i % 4) * 20} ${14 + Math.floor(i / 4) * 26})`}>
          <path className="dome" d="M0 13a8 8 0 0 1 16 0z" />
          <path className="line" d="M-1 16h18" />
        </g>
      ))}
    </svg>
  );
}
