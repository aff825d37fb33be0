import type { ReactNode } from "react";
import type { Letter } from "../link/wire";
import { useDesk } from "../table/desk";
import { listed } from "../text/words";
import { Token } from "./Token";

interface RaceProps {
  /** The scores a round ago. */
  past: Record<string, number>;
  /** The line is so long at least. */
  least: number;
  /** What ends the game, and how near it is. */
  ending: ReactNode;
}

/** The score race: every seat at its points, with a trail from where it stood a round ago. */
export function Race({ past, least, ending }: RaceProps) {
  const { view, nameOf } = useDesk();
  const most = Math.max(least, ...Object.values(view.scores));
  const place = (score: number): number => ((score + 0.5) / (most + 1)) * 100;
  const order = [...view.letters].sort((a, b) => (view.scores[b] ?? 0) - (view.scores[a] ?? 0));
  const said = order.map((seat) => `${nameOf(seat)} ${view.scores[seat] ?? 0}`);
  return (
    <div className={`race ${room(view.scores, most)}`} role="img" aria-label={`Score race: ${listed(said)}`}>
      {view.letters.map((seat) => (
        <Trail key={seat} seat={seat} from={past[seat]} to={view.scores[seat] ?? 0} place={place} />
      ))}
      {view.letters.map((seat) => {
        const score = view.scores[seat] ?? 0;
        const level = view.letters.filter((other) => view.scores[other] === score);
        const left = beside(place(score), 100 / (most + 1), level.indexOf(seat), level.length);
        return (
          <span className="rk" key={seat} style={{ left }}>
            <Token seat={seat} />
          </span>
        );
      })}
      <ol style={{ gridTemplateColumns: `repeat(${most + 1},1fr)` }}>
        {Array.from({ length: most + 1 }, (_, i) => (
          <li key={i}>{i}</li>
        ))}
      </ol>
      <span className="ends">{ending}</span>
    </div>
  );
}

/** Level seats lie over each other around their score, within its own stretch of the line. */
function beside(percent: number, stretch: number, index: number, level: number): string {
  return `calc(${percent}% + min(var(--tie), ${stretch / level}%) * ${index - (level - 1) / 2})`;
}

/** Words give way to tokens that stand where they would be. */
function room(scores: Record<string, number>, most: number): string {
  const low = Math.min(...Object.values(scores)) < 2;
  const high = Math.max(...Object.values(scores)) > most * 0.6;
  return [low ? "unnamed" : "", high ? "unsaid" : ""].join(" ").trim();
}

interface TrailProps {
  seat: Letter;
  from: number | undefined;
  to: number;
  place: (score: number) => number;
}

function Trail({ seat, from, to, place }: TrailProps) {
  if (from === undefined || from >= to) return null;
  return (
    <span
      className={`trail s${seat}`}
      style={{ left: `${place(from) + 2}%`, width: `${Math.max(0, place(to) - place(from) - 2.4)}%` }}
    />
  );
}
