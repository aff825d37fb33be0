import type { Letter } from "../../../shell/link/wire";
import { Head } from "../drawing/Head";
import type { SeatLetter } from "../drawing/seats";
import "../styles/rule-pictures.css";

/** The head of a race that somebody has chosen for a seat. */
export function RaceFace({ name, seat }: { name: string; seat: Letter }) {
  return (
    <span className="raceface">
      <Head race={name} seat={seat as SeatLetter} />
    </span>
  );
}
