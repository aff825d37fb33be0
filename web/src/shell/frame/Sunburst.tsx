/** So many rays, long and short ones in turn. */
export const RAYS = Array.from({ length: 24 }, (_, i) => {
  const turn = (i * 15 * Math.PI) / 180;
  const end = i % 2 ? 54 : 62;
  const at = (r: number): string => `${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn)).toFixed(1)}`;
  return `M${at(46)}L${at(end)}`;
}).join("");

/** The sun's rays, around whatever stands before them. */
export function Sunburst() {
  return (
    <svg className="sunburst" viewBox="-64 -64 128 128" aria-hidden="true">
      <path d={RAYS} style={{ stroke: "var(--sun)" }} strokeWidth="2.4" strokeLinecap="round" />
      <circle r="39" style={{ fill: "var(--sun2)" }} />
    </svg>
  );
}
