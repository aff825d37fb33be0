import { burst } from "../drawing/pen";

const OUTER = burst(22, [296, 206], [178, 122], 3);
const INNER = burst(22, [270, 184], [164, 112], 5);

/** A Crushing Victory, over everything else on the screen. */
export function Boom({ words }: { words: string }) {
  return (
    <div className="boom" aria-hidden="true">
      <svg viewBox="-300 -150 600 300" aria-hidden="true">
        <path className="b1" d={OUTER} />
        <path className="b2" d={INNER} />
      </svg>
      <strong>{words}</strong>
    </div>
  );
}
