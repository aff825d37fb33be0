import { useState, memo } from "react";
import { BELT, title } from "../names/names";
import type { View } from "../position/view";
import { useDesk } from "../table/desk";
import { leftSince } from "./beltWords";
import { AsteroidDie, Rock } from "./Rock";
import { Station } from "./Station";

/** The Outer Belt: an arc of four spaces round the planet, far to near, and the deck they come from. */
export const Belt = memo(function Belt() {
  const { view } = useDesk();
  const left = useLeft(view);
  const { belt } = view.position;
  if (!belt) return null;
  const deck = belt.unseen.length - belt.boxed + belt.bottom.length;
  return (
    <div className="belt" role="group" aria-label="The Outer Belt, far to near">
      <header className="belt-cap">
        <h2>The Outer Belt</h2>
        <p>
          <b>{deck}</b> <span>{deck === 1 ? "card" : "cards"} in the deck</span>
        </p>
        <AsteroidDie moves={left !== null} />
      </header>
      {BELT.map((space) => (
        <Station key={space} space={space} />
      ))}
      {left && (
        <div className="leaving" key={left} aria-hidden="true">
          <Rock card={left} label="" />
          <span>{title(left)} drifts off</span>
        </div>
      )}
    </div>
  );
});

/** The drift of small rocks on which the belt lies, behind all else. */
export const BeltArt = memo(function BeltArt() {
  return (
    <g className="beltart">
      <path d={ARC} />
      {DUST.map(([x, y, r]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
  );
});

/** In units of the planet's drawing: from above its right shoulder round to the moon. */
const ARC = "M40-292A300 300 0 0 1 206 218";

const DUST = Array.from({ length: 46 }, (_, i) => {
  const angle = ((-80 + i * 2.9) * Math.PI) / 180;
  const radius = 286 + ((i * 37) % 29) - 8;
  return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle)), 0.8 + ((i * 7) % 5) * 0.45] as const;
});

/** What went by the moon since the turn began; null while the belt has not moved in it. */
function useLeft(view: View): string | null {
  const turn = `${view.round}:${view.inTurn}`;
  const [start, setStart] = useState({ turn, view });
  if (start.turn !== turn) setStart({ turn, view });
  return start.turn === turn ? leftSince(start.view, view) : null;
}
