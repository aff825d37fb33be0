import { Drawn } from "./Drawn";
import { posterArt } from "./poster";
import type { SeatLetter } from "./seats";

interface PosterProps {
  race: string;
  seat: SeatLetter;
  words?: [string, string];
  lost?: boolean;
  rivals?: readonly SeatLetter[];
  label?: string;
}

/** The poster with somebody's head behind the hills; lost together, the cannon fires over the same street. */
export function Poster({ race, seat, words, lost = false, rivals, label }: PosterProps) {
  return (
    <Drawn
      className={`cqposter s${seat}`}
      viewBox="0 0 420 560"
      fit="xMidYMid slice"
      drawing={posterArt({ race, seat, words, lost, rivals })}
      label={label}
    />
  );
}
