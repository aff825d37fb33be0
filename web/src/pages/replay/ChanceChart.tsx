import type { Letter } from "../../lib/names";

const LETTERS: Letter[] = ["A", "B", "C", "D", "E", "F"];
const WIDTH = 320;
const HEIGHT = 96;

interface ChartProps {
  lines: number[][];
  names: string[];
  onPick: (turn: number) => void;
}

/** Every seat's chance to win over the turns. */
export function ChanceChart({ lines, names, onPick }: ChartProps) {
  const turns = (lines[0]?.length ?? 1) - 1;
  const x = (turn: number): number => (turn / Math.max(1, turns)) * WIDTH;
  const y = (chance: number): number => HEIGHT - chance * HEIGHT;
  const said = lines
    .map((line, seat) => `${names[seat] ?? ""} from ${percent(line[0])} to ${percent(line.at(-1))}`)
    .join("; ");
  return (
    <svg
      className="chart"
      viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`}
      role="img"
      aria-label={`Chance to win: ${said}`}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        onPick(Math.round(((event.clientX - box.x) / box.width) * turns));
      }}
    >
      {[0, 0.5, 1].map((level) => (
        <path key={level} d={`M0 ${y(level)}H${WIDTH}`} style={{ stroke: "var(--line)" }} />
      ))}
      {lines.map((line, seat) => (
        <polyline
          key={seat}
          points={line.map((chance, turn) => `${x(turn).toFixed(1)},${y(chance).toFixed(1)}`).join(" ")}
          fill="none"
          style={{ stroke: `var(--${LETTERS[seat] ?? "A"})` }}
          strokeWidth="2.5"
          strokeDasharray={seat % 2 ? "7 3" : undefined}
        />
      ))}
    </svg>
  );
}

function percent(chance: number | undefined): string {
  return `${Math.round((chance ?? 0) * 100)} percent`;
}
