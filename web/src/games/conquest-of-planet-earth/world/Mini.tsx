import { useMemo } from "react";
import type { View } from "../position/view";
import { useDesk } from "../table/desk";
import { layout } from "./layout";
import { usePointed } from "./Pointing";

/** In the corner of the lens. */
const CORNER = { width: 92, height: 92 };

/** The whole world, small. */
export function Mini({ view, room = CORNER }: { view: View; room?: typeof CORNER }) {
  const { me, squad, turns } = useDesk();
  const turned = turns.current;
  const laid = useMemo(() => layout(view.spaces, me, room, turned === null ? undefined : [turned]), [view.spaces, me, room, turned]);
  const pointed = usePointed();
  const hot = [squad?.from ?? view.battle?.space, ...pointed];
  return (
    <svg className="mini" viewBox={`0 0 ${room.width} ${room.height}`} aria-hidden="true">
      {laid.places.map(({ name, left, top }) => {
        const { site, marker, location, aliens } = view.spaces[name] ?? {};
        const [alien] = Object.keys(aliens ?? {});
        const fill = site ?? marker;
        return (
          <g key={name}>
            <rect
              x={left + 1}
              y={top + 1}
              width={laid.width - 2}
              height={laid.height - 2}
              rx="2"
              style={{
                fill: fill ? `var(--${fill})` : location ? "var(--t-far)" : "var(--well)",
                stroke: hot.includes(name) ? "var(--inv)" : "var(--line)",
                strokeWidth: hot.includes(name) ? 2.5 : 0.8,
              }}
            />
            {alien && (
              <circle
                cx={left + laid.width / 2}
                cy={top + laid.height / 2}
                r={Math.min(laid.width, laid.height) * 0.2}
                style={{ fill: `var(--${alien})`, stroke: "var(--ink)" }}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
