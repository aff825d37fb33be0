import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Letter } from "../link/wire";
import type { Bar } from "./statistics";

const LETTERS: Letter[] = ["A", "B", "C", "D", "E", "F"];
const LINES = 70;
const BARS = 17;
const MIDDLE = LINES + 6 + BARS;
const BOTTOM = MIDDLE + BARS;
/** Room for the words of the axes: to the left, and below. */
const LEFT = 40;
const BELOW = 16;
const TALL = BOTTOM + BELOW + 6;
/** Nothing can be read in less. */
const NARROWEST = 180;
const DASHES = [undefined, "7 3", "2 3", "9 3 2 3"];

interface ChartProps {
  lines: number[][];
  bars: Bar[][];
  /** The number of the last turn; a game may be set up before the first. */
  last: number;
  names: string[];
  /** The turn that is on the table; undefined where no position is looked at. */
  now: number | undefined;
  onPick: ((turn: number) => void) | undefined;
  /** More turns are being judged: the lines end where they have come to. */
  growing: boolean;
}

/** The words in the middle of the axis fit from here on. */
const ROOMY = 330;

/** As wide as there is room, so that lines grow and words keep their size. */
function useWidth(): [RefObject<SVGSVGElement | null>, number] {
  const box = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(NARROWEST);
  useLayoutEffect(() => {
    const drawn = box.current;
    if (!drawn) return;
    const measure = (): void => setWidth(Math.max(NARROWEST, Math.round(drawn.clientWidth) - LEFT - 8));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(drawn);
    return () => watch.disconnect();
  }, []);
  return [box, width];
}

/** Every seat's chance to win over the turns, and below it the luck of each turn. */
export function ChanceChart({ lines, bars, last, names, now, onPick, growing }: ChartProps) {
  const known = (lines[0]?.length ?? 1) - 1;
  // The axis is as long as the game from the start, so that nothing moves while the lines grow.
  const turns = growing ? Math.max(known, last) : known;
  const [box, width] = useWidth();
  const x = (turn: number): number => (turn / Math.max(1, turns)) * width;
  const y = (chance: number): number => LINES - chance * LINES;
  const said = lines
    .map((line, seat) => `${names[seat] ?? ""} from ${percent(line[0])} to ${percent(line.at(-1))}`)
    .join("; ");
  const pick = (event: MouseEvent<SVGSVGElement>): void => {
    const around = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - around.x) / around.width) * (LEFT + width + 8) - LEFT;
    onPick?.(Math.max(0, Math.min(known, Math.round((at / width) * turns))));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the replay go to every turn as well
    <svg
      ref={box}
      className="chart"
      height={TALL}
      viewBox={`${-LEFT} -6 ${LEFT + width + 8} ${TALL}`}
      role="img"
      aria-label={`Chance to win${growing ? " so far" : ""}: ${said}`}
      data-pick={onPick && true}
      onClick={pick}
    >
      {[0, 0.5, 1].map((level) => (
        <g key={level}>
          <path className="level" d={`M0 ${y(level)}H${width}`} />
          <text x={-5} y={y(level) + 4} textAnchor="end">
            {level * 100} %
          </text>
        </g>
      ))}
      <text x={-5} y={MIDDLE + 4} textAnchor="end">
        luck
      </text>
      <text x={0} y={BOTTOM + 13}>
        turn 1
      </text>
      {width > ROOMY && (
        <text x={width / 2} y={BOTTOM + 13} textAnchor="middle">
          lines: chance to win · bars: luck of the turn
        </text>
      )}
      <text x={width} y={BOTTOM + 13} textAnchor="end">
        {last}
      </text>
      {now !== undefined && <path className="now" d={`M${x(now)} -4V${BOTTOM}`} />}
      {lines.map((line, seat) => (
        <polyline
          key={seat}
          points={line.map((chance, turn) => `${x(turn).toFixed(1)},${y(chance).toFixed(1)}`).join(" ")}
          style={{ stroke: strokeOf(seat) }}
          strokeDasharray={DASHES[seat]}
        />
      ))}
      <Bars bars={bars} across={width} width={width / Math.max(1, turns)} />
    </svg>
  );
}

/** A seat's colour; on a light page some of ink in it, or the lightest would not be seen. */
function strokeOf(seat: number): string {
  const fill = `var(--${LETTERS[seat] ?? "A"})`;
  return `light-dark(color-mix(in oklab, ${fill} 55%, var(--ink)), ${fill})`;
}

/** How a seat's line is drawn, for the legend. */
export function LineSample({ seat }: { seat: number }) {
  return (
    <svg className="sample" viewBox="0 0 26 6" aria-hidden="true">
      <path d="M1 3h24" style={{ stroke: strokeOf(seat) }} strokeDasharray={DASHES[seat]} />
    </svg>
  );
}

/** Up is good luck, down is bad; the longest bar fills its half. */
function Bars({ bars, across, width }: { bars: ChartProps["bars"]; across: number; width: number }) {
  const most = Math.max(0.02, ...bars.flat().map((bar) => Math.abs(bar.luck)));
  return (
    <g className="bars">
      <path className="level" d={`M0 ${MIDDLE}H${across}`} />
      {bars.map((ofTurn, turn) =>
        ofTurn.map(({ seat, luck }, i) => {
          const height = (Math.abs(luck) / most) * BARS;
          const each = (width * 0.7) / ofTurn.length;
          return (
            <rect
              key={`${turn} ${seat}`}
              x={turn * width + width * 0.15 + i * each}
              y={luck > 0 ? MIDDLE - height : MIDDLE}
              width={each}
              height={height}
              style={{ fill: `var(--${seat})` }}
            />
          );
        }),
      )}
    </g>
  );
}

function percent(chance: number | undefined): string {
  return `${Math.round((chance ?? 0) * 100)} percent`;
}
