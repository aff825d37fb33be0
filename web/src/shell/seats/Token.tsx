import { memo } from "react";
import type { Letter } from "../link/wire";

const SHAPES: Record<Letter, React.ReactNode> = {
  A: <circle cx="14" cy="14" r="12.5" />,
  B: <path d="M14 2 27 25.5H1Z" />,
  C: <rect x="2.5" y="2.5" width="23" height="23" rx="2" />,
  D: <path d="M14 .8 27.2 14 14 27.2 .8 14Z" />,
  E: <path d="M7.6 2.6h12.8L27 14l-6.600 11.400H7.600L1 14Z" />,
  F: <path d="M9.500 1.500h9v8h8v9h-8v8h-9v-8h-8v-9h8Z" />,
};

/** A seat's token: its shape, its colour, its letter. */
export const Token = memo(function Token({ seat, className = "tk" }: { seat: Letter; className?: string }) {
  const low = seat === "B";
  return (
    <svg className={className} viewBox="0 0 28 28" aria-hidden="true">
      <g style={{ fill: `var(--${seat})`, stroke: "var(--ink)", strokeWidth: 1.7, strokeLinejoin: "round" }}>
        {SHAPES[seat]}
      </g>
      <text
        x="14"
        y={low ? 22.6 : 19}
        textAnchor="middle"
        style={{ font: `700 ${low ? 13 : 14.5}px var(--display)`, fill: "var(--ink)" }}
      >
        {seat}
      </text>
    </svg>
  );
});
