import type { Box, Ring } from "./pointing";

interface RingsProps {
  rings: readonly Ring[];
  clear: readonly Box[];
  size: { width: number; height: number };
  /** Is the way from one to the next drawn? Not where they lie close together. */
  path: boolean;
}

/** What is pointed at: a ring and a number, the dotted way to the next; all else is dimmed. */
export function Rings({ rings, clear, size, path }: RingsProps) {
  const [from, to] = rings.filter((ring) => ring.number !== null);
  return (
    <div className="pointing" aria-hidden="true">
      <svg className="dusk" aria-hidden="true">
        <mask id="in-sight">
          <rect {...size} fill="#fff" />
          {clear.map((box, i) => (
            <rect key={i} {...box} rx="8" />
          ))}
        </mask>
        <rect {...size} mask="url(#in-sight)" />
      </svg>
      {path && from && to && <Way from={from} to={to} />}
      {rings.map((ring, i) => (
        <span
          key={`${ring.number ?? "about"}${i}`}
          className={`ring ${ring.look}`}
          style={{ left: ring.x, top: ring.y, width: ring.width, height: ring.height }}
        >
          {ring.number !== null && <b style={{ top: Math.max(-14, -ring.y), left: Math.max(-12, -ring.x) }}>{ring.number}</b>}
        </span>
      ))}
    </div>
  );
}

/** A dotted line from one ring to the nearer side of another. */
function Way({ from, to }: { from: Box; to: Box }) {
  const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
  const [fx] = middle(from);
  const fy = from.y - 8;
  const [tx, ty] = middle(to);
  const beside = Math.abs(tx - fx) > to.width / 2;
  const side = tx < fx ? 1 : -1;
  // Into the side that is turned to it, else from below.
  const [ex, ey] = beside ? [tx + side * (to.width / 2 + 10), ty] : [tx, to.y + to.height + 10];
  if (fy - ey < 40) return null;
  const bend = Math.min(190, (fy - ey) / 2);
  const curve = beside
    ? `M${fx} ${fy}C${fx} ${fy - bend} ${ex + side * bend} ${ey + 30} ${ex} ${ey}`
    : `M${fx} ${fy}C${fx} ${fy - bend} ${ex} ${ey + bend} ${ex} ${ey}`;
  const tip = beside
    ? `M${ex + side * 12} ${ey - 9}L${ex} ${ey}L${ex + side * 13} ${ey + 8}`
    : `M${ex - 9} ${ey + 12}L${ex} ${ey}L${ex + 9} ${ey + 12}`;
  return (
    <svg className="way" aria-hidden="true">
      <path className="dots" d={curve} />
      <path d={tip} />
    </svg>
  );
}
