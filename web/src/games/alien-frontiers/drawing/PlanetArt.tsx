/** The sky around the planet: orbits, the sun, a moon, a rocket and a few stars. */

import { memo } from "react";
import { RAYS } from "../../../shell/frame/Sunburst";
import { RADIUS } from "./geometry";

const STARS = [
  [-150, -238, 6, 0.6],
  [-250, -138, 6, 0.7],
  [233, -208, 9, 0.8],
  [-196, 244, 5, 0.7],
  [188, 240, 6, 0.6],
  [246, -150, 4, 0.7],
  [-250, 120, 4, 0.6],
] as const;

const DOTS = [
  [-252, -150],
  [-178, -252],
  [196, -246],
  [252, 176],
  [-218, 236],
  [176, 252],
  [-160, 250],
  [252, -96],
] as const;

function star(x: number, y: number, s: number): string {
  const n = s * 0.14;
  return `M${x} ${y - s}L${x + n} ${y - n}L${x + s} ${y}L${x + n} ${y + n}L${x} ${y + s}L${x - n} ${y + n}L${x - s} ${y}L${x - n} ${y - n}Z`;
}

/** Day from the sun's side, a halftone night on the other. */
export const Daylight = memo(function Daylight() {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus
    <g className="art" aria-hidden="true">
      <circle r={RADIUS} fill="url(#dots)" mask="url(#night)" opacity=".4" />
      <circle r={RADIUS - 8} fill="url(#globe)" />
    </g>
  );
});

/** `moon`: a small one, where there is none to land on. */
export const PlanetArt = memo(function PlanetArt({ moon = true }: { moon?: boolean }) {
  const crater = { fill: "light-dark(#BFB5A1,#465880)" };
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus
    <g className="art" aria-hidden="true">
      <g fill="none" style={{ stroke: "var(--line)" }} strokeWidth="1.3">
        <ellipse rx="292" ry="252" transform="rotate(-24)" />
        <ellipse rx="300" ry="262" transform="rotate(32)" strokeDasharray="2 7" />
        <circle className="shore" r={RADIUS + 1.5} />
      </g>
      <g transform="translate(-238 -206) scale(.86)">
        <path d={RAYS} style={{ stroke: "var(--sun)" }} strokeWidth="2" strokeLinecap="round" />
        <circle r="39" style={{ fill: "var(--sun2)" }} />
        <circle r="31" style={{ fill: "var(--sun)" }} opacity=".55" />
        <circle r="23" style={{ fill: "var(--sun)" }} />
      </g>
      {moon && (
      <g transform="translate(246 232)">
        <circle r="30" style={{ fill: "light-dark(#CFC6B4,#55678A)" }} />
        <path d="M12 -27.5A30 30 0 1 1 -22 20 30 30 0 0 0 12 -27.5z" style={{ fill: "light-dark(#B9AE98,#3F5075)" }} />
        <circle cx="-10" cy="-9" r="5" style={crater} />
        <circle cx="-16" cy="6" r="3" style={crater} />
        <circle cx="1" cy="-19" r="2.6" style={crater} />
      </g>
      )}
      <g transform="translate(-236 232) rotate(42)">
        <path
          d="M0 18C-2 40 2 62-4 92"
          fill="none"
          style={{ stroke: "var(--sun)" }}
          strokeWidth="2"
          strokeDasharray="1 6"
          strokeLinecap="round"
        />
        <path
          d="M0-22c8 8 9 20 7 32H-7C-9-2-8-14 0-22z"
          style={{ fill: "var(--ivory)", stroke: "var(--ink)" }}
          strokeWidth="1.2"
        />
        <path d="M-7 2-14 16l7-4M7 2l7 14-7-4M-3 10h6l-3 9z" style={{ fill: "var(--sun)" }} />
        <circle cy="-6" r="3.2" style={{ fill: "var(--sun)" }} />
      </g>
      <g style={{ fill: "light-dark(#C24A22,#FBF1DC)" }}>
        {STARS.map(([x, y, s, opacity]) => (
          <path key={`${x},${y}`} d={star(x, y, s)} opacity={opacity} />
        ))}
      </g>
      <g style={{ fill: "var(--fg3)" }}>
        {DOTS.map(([x, y]) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r="1.6" />
        ))}
      </g>
    </g>
  );
});
