import { useLayoutEffect, useRef, useState } from "react";
import type { Letter } from "../link/wire";
import { Token } from "../seats/Token";

export interface SeatLine {
  seat: Letter;
  values: readonly number[];
  mine: boolean;
}

interface RoundsChartProps {
  label: string;
  rounds: readonly number[];
  lines: readonly SeatLine[];
  /** What the topmost line of the grid stands for. */
  most: number;
  height: number;
  /** A point worth a mark: of which round, and its word. */
  mark?: { at: number; words: string } | undefined;
  filled?: boolean;
}

const USUAL = 365;
const LEFT = 32;
const RIGHT = 40;
const BELOW = 20;
const ABOVE = 10;

/** Something that grew from round to round, a line for each seat. */
export function RoundsChart({ label, rounds, lines, most, height, mark, filled = false }: RoundsChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    // Drawn as wide as it stands there, so that words keep their size.
    const measure = (): void => setWidth(box.current?.clientWidth || USUAL);
    measure();
    const watch = new ResizeObserver(measure);
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  const last = Math.max(1, rounds.length - 1);
  const x = (i: number): number => LEFT + (i / last) * (width - LEFT - RIGHT);
  const y = (value: number): number => height - BELOW - (value / Math.max(1, most)) * (height - BELOW - ABOVE);
  const path = (values: readonly number[]): string =>
    values.map((value, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join("");
  const every = Math.max(1, Math.ceil(rounds.length / 5));
  const back = [...lines].sort((a, b) => Number(a.mine) - Number(b.mine)); // the own line lies over the others
  return (
    <div ref={box} className="roundsbox" style={{ height }}>
    <svg className="roundschart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {grid(most).map((value) => (
        <g key={value}>
          <path className="gl" d={`M${LEFT} ${y(value)}H${width - RIGHT}`} />
          <text x={LEFT - 6} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {rounds.map(
        (round, i) =>
          i % every === 0 && (
            <text key={round} x={x(i)} y={height - 3} textAnchor={i === 0 ? "start" : "middle"}>
              {i === 0 ? `round ${round}` : round}
            </text>
          ),
      )}
      {back.map(({ seat, values, mine }) => (
        <g key={seat} className={`s${seat}${mine ? " own" : ""}`}>
          {filled && <path className="ar" d={`${path(values)}L${x(last)} ${y(0)}L${x(0)} ${y(0)}Z`} />}
          <path className="ln" pathLength={1} d={path(values)} />
        </g>
      ))}
      {!filled &&
        lines.map(({ seat, values }, i) => (
          <svg
            key={seat}
            aria-hidden="true"
            x={width - RIGHT + 4 + (i % 2) * 17}
            y={y(values.at(-1) ?? 0) - 9}
            width="18"
            height="18"
          >
            <Token seat={seat} />
          </svg>
        ))}
      {mark && lines[0] && <Marked {...mark} values={lines[0].values} x={x} y={y} />}
    </svg>
    </div>
  );
}

/** A few lines to read values from. */
function grid(most: number): number[] {
  const step = most > 50 ? 50 : most > 12 ? 5 : most > 4 ? 3 : 1;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

interface MarkedProps {
  at: number;
  words: string;
  values: readonly number[];
  x: (round: number) => number;
  y: (value: number) => number;
}

/** A point with its word beside it, on the side of the line on which the line does not go. */
function Marked({ at, words, values, x, y }: MarkedProps) {
  const here = values[at] ?? 0;
  const back = at > (values.length - 1) / 2;
  const rises = (values[at + (back ? -2 : 2)] ?? here) > here;
  return (
    <g className="turned">
      <circle cx={x(at)} cy={y(here)} r="6" />
      <text x={x(at) + (back ? -10 : 10)} y={y(here) + (rises ? 18 : -8)} textAnchor={back ? "end" : "start"}>
        {words}
      </text>
    </g>
  );
}
