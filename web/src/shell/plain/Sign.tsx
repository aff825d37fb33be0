import type { ReactNode } from "react";
import type { Mark } from "./plain";

/** What this table draws for itself beside the marks of units. */
type Own = "lock" | "find" | "fold" | "keys" | "drawn";

const STROKE = { fill: "none", stroke: "currentColor", strokeLinecap: "round", strokeLinejoin: "round" } as const;
const HOLE = { fill: "none", stroke: "var(--hole)" } as const;

const BURST =
  "M12 0l2.3 8.1 6.2-4.6-4.6 6.2L24 12l-8.1 2.3 4.6 6.2-6.2-4.6L12 24l-2.3-8.1-6.2 4.6 4.6-6.2L0 12l8.1-2.3L3.5 3.5l6.2 4.6z";

const SIGNS: Record<Mark | Own, ReactNode> = {
  drop: <path d="M12 1.5c4.2 5.6 7.2 9 7.2 13.2a7.2 7.2 0 0 1-14.4 0C4.8 10.5 7.8 7.1 12 1.5z" />,
  gem: (
    <>
      <path d="M7 3h9l6 8.5L15.5 21H8L2 11z" />
      <path d="M7 3l3.5 7.5L2 11m8.5-.5L22 11.5M10.5 10.5 8 21" {...HOLE} strokeWidth="1.4" />
    </>
  ),
  rocket: <path d="M12 1c3.8 3.3 5 7.5 4.6 12l3.9 4.5V22l-5-2.2h-7L3.5 22v-4.5L7.4 13C7 8.5 8.2 4.3 12 1z" />,
  dome: (
    <>
      <path d="M3 17a9 9 0 0 1 18 0z" />
      <rect x="1.5" y="18.5" width="21" height="3" rx="1.5" />
    </>
  ),
  card: (
    <>
      <rect x="4.5" y="2" width="15" height="20" rx="3" />
      <path
        d="M12 6.5l1.4 4.1 4.1 1.4-4.1 1.4L12 17.5l-1.4-4.1L6.5 12l4.1-1.4z"
        style={{ fill: "var(--hole)" }}
      />
    </>
  ),
  star: (
    <path d="M12 1.5l3.2 6.9 7.5.9-5.6 5.1 1.5 7.4L12 18.1l-6.6 3.7 1.5-7.4L1.3 9.3l7.5-.9z" />
  ),
  burst: <path d={BURST} />,
  ring: <circle cx="12" cy="12" r="8.5" {...STROKE} strokeWidth="3" />,
  turn: <path d="M4 12a8 8 0 1 1 2.5 5.8M4 20v-6h6" {...STROKE} strokeWidth="2.6" />,
  rock: <path d="M8 3l7-1 6 5 1 7-5 7-8 1-6-5-1-7z" />,
  slip: (
    <>
      <path d="M5 2h11l4 4v16H5z" />
      <circle cx="12" cy="14" r="3.6" style={{ fill: "var(--hole)" }} />
    </>
  ),
  saucer: (
    <>
      <path d="M7 11a5 5.5 0 0 1 10 0z" />
      <ellipse cx="12" cy="14" rx="11" ry="4.5" />
    </>
  ),
  skull: (
    <>
      <path d="M12 2a9 9 0 0 0-5 16.5V22h10v-3.5A9 9 0 0 0 12 2z" />
      <circle cx="8.5" cy="11.5" r="2.2" style={{ fill: "var(--hole)" }} />
      <circle cx="15.5" cy="11.5" r="2.2" style={{ fill: "var(--hole)" }} />
    </>
  ),
  cube: (
    <>
      <path d="M12 1.5 21.5 7v10L12 22.5 2.5 17V7z" />
      <path d="M3 7l9 5 9-5M12 12v10" {...HOLE} strokeWidth="1.5" />
    </>
  ),
  bolt: <path d="M14 1 4 14h6l-1.5 9L20 9h-7z" />,
  shield: <path d="M12 1.5l9 3.5v6c0 6-4 9.5-9 11.5-5-2-9-5.5-9-11.5V5z" />,
  lock: (
    <>
      <rect x="4" y="10" width="16" height="12" rx="3" />
      <path d="M8 10V7a4 4 0 0 1 8 0v3" {...STROKE} strokeWidth="2.4" />
    </>
  ),
  find: (
    <>
      <circle cx="10" cy="10" r="7" {...STROKE} strokeWidth="2.4" />
      <path d="M15.5 15.5 22 22" {...STROKE} strokeWidth="2.8" />
    </>
  ),
  fold: <path d="M8 4l8 8-8 8" {...STROKE} strokeWidth="3" />,
  drawn: (
    <>
      <circle cx="12" cy="12" r="9.5" {...STROKE} strokeWidth="2" />
      <path d="M12 2.5V12M12 12l8.2 4.8M12 12l-8.2 4.8" {...STROKE} strokeWidth="2" />
    </>
  ),
  keys: (
    <>
      <rect x="1.5" y="5" width="21" height="14" rx="3" {...STROKE} strokeWidth="2" />
      <path d="M6 9.5h.01M10 9.5h.01M14 9.5h.01M18 9.5h.01M7.5 14.5h9" {...STROKE} strokeWidth="2.2" />
    </>
  ),
};

/** One of the signs that every table has; words always stand beside it. */
export function Sign({ name, className = "" }: { name: Mark | Own | undefined; className?: string }) {
  if (!name) return null;
  return (
    <svg className={`ic p-m-${name} ${className}`.trim()} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {SIGNS[name]}
    </svg>
  );
}

export function To() {
  return (
    <svg className="p-to" viewBox="0 0 24 20" aria-hidden="true">
      <path d="M1 10h19M14 3.5 21 10l-7 6.5" {...STROKE} strokeWidth="3" />
    </svg>
  );
}
