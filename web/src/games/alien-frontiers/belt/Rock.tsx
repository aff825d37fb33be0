/** An asteroid as it drifts, with the values that serve at its place. */

import { memo } from "react";

const BODIES = [
  "M10 4l10-2 9 6 3 11-6 11-11 3-9-7-3-11z",
  "M8 7l12-5 10 7 2 12-8 10-11 2-9-9-1-10z",
  "M12 3l11 2 8 9-2 12-9 7-12-2-6-10 2-11z",
  "M6 12l8-8 11 0 8 8-1 11-8 9-12 0-7-9z",
];
const CRATERS = [
  [11, 11, 3],
  [26, 14, 2],
  [12, 26, 2.2],
] as const;
const COMET = "ice-comet";

interface RockProps {
  /** The card; rocks of a name look alike. */
  card: string;
  label: string;
}

export const Rock = memo(function Rock({ card, label }: RockProps) {
  const body = BODIES[card.length % BODIES.length];
  return (
    <svg className="rk2" viewBox="0 0 36 36" aria-hidden="true">
      {card === COMET && <path className="tail" d="M4 10-12-2M2 18l-17-3M6 4l-9-13" />}
      <path className="b" d={body} />
      <g className="d">
        {CRATERS.map(([x, y, r]) => (
          <circle key={`${x}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path className="e" d={body} />
      <text x="18" y="21.8">
        {label}
      </text>
    </svg>
  );
});

/** The Asteroid die: with the sign the rocks have moved this turn. */
export const AsteroidDie = memo(function AsteroidDie({ moves }: { moves: boolean }) {
  return (
    <svg className="adie" viewBox="0 0 40 40" aria-hidden="true">
      <rect x="1.2" y="1.2" width="37.6" height="37.6" rx="9" className="face" />
      <path d="M4.5 11a7 7 0 0 1 7-7h17a7 7 0 0 1 7 7" className="shine" />
      {moves && (
        <>
          <path d="M15 13l8-1 6 6 0 8-6 5-9-1-4-7 1-7z" className="sign" />
          <path d="M6 12l5 3M5 19l4 1M9 7l5 4" className="dust" />
        </>
      )}
    </svg>
  );
});
