import type { MouseEvent } from "react";
import type { Letter } from "../../lib/names";

const LETTERS: Letter[] = ["A", "B", "C", "D", "E", "F"];
const WIDTH = 320;
const LINES = 78;
const BARS = 15;
const MIDDLE = LINES + 4 + BARS;
const DASHES = [undefined, "7 3", "2 3", "9 3 2 3"];

interface ChartProps {
  lines: number[][];
  bars: { seat: Letter | null; luck: number }[];
  names: string[];
  /** The turn that is on the table. */
  now: number;
  onPick: (turn: number) => void;
}

/** Every seat's chance to win over the turns, and below it the luck of each turn's dice and cards. */
export function ChanceChart({ lines, bars, names, now, onPick }: ChartProps) {
  const turns = (lines[0]?.length ?? 1) - 1;
  const x = (turn: number): number => (turn / Math.max(1, turns)) * WIDTH;
  const y = (chance: number): number => LINES - chance * LINES;
  const said = lines
    .map((line, seat) => `${names[seat] ?? ""} from ${percent(line[0])} to ${percent(line.at(-1))}`)
    .join("; ");
  const pick = (event: MouseEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - box.x) / box.width) * (WIDTH + 8) - 4;
    onPick(Math.max(0, Math.min(turns, Math.round((at / WIDTH) * turns))));
  };
  return (
    <svg
      className="chart"
      viewBox={`-4 -4 ${WIDTH + 8} ${MIDDLE + BARS + 8}`}
      role="img"
      aria-label={`Chance to win: ${said}`}
      onClick={pick}
    >
      {[0, 0.5, 1].map((level) => (
        <path key={level} className="level" d={`M0 ${y(level)}H${WIDTH}`} />
      ))}
      <path className="now" d={`M${x(now)} -4V${MIDDLE + BARS + 4}`} />
      {lines.map((line, seat) => (
        <polyline
          key={seat}
          points={line.map((chance, turn) => `${x(turn).toFixed(1)},${y(chance).toFixed(1)}`).join(" ")}
          style={{ stroke: `var(--${LETTERS[seat] ?? "A"})` }}
          strokeDasharray={DASHES[seat]}
        />
      ))}
      <Bars bars={bars} width={WIDTH / Math.max(1, turns)} />
    </svg>
  );
}

/** How a seat's line is drawn, for the legend. */
export function LineSample({ seat }: { seat: number }) {
  return (
    <svg className="sample" viewBox="0 0 26 6" aria-hidden="true">
      <path d="M1 3h24" style={{ stroke: `var(--${LETTERS[seat] ?? "A"})` }} strokeDasharray={DASHES[seat]} />
    </svg>
  );
}

/** Up is good luck, down is bad; the longest bar fills its half. */
function Bars({ bars, width }: { bars: ChartProps["bars"]; width: number }) {
  const most = Math.max(0.02, ...bars.map((bar) => Math.abs(bar.luck)));
  return (
    <g className="bars">
      <path className="level" d={`M0 ${MIDDLE}H${WIDTH}`} />
      {bars.map(({ seat, luck }, turn) => {
        const height = (Math.abs(luck) / most) * BARS;
        return seat ? (
          <rect
            key={turn}
            x={turn * width + width * 0.15}
            y={luck > 0 ? MIDDLE - height : MIDDLE}
            width={width * 0.7}
            height={height}
            style={{ fill: `var(--${seat})` }}
          />
        ) : null;
      })}
    </g>
  );
}

function percent(chance: number | undefined): string {
  return `${Math.round((chance ?? 0) * 100)} percent`;
}
