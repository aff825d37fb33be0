import type { Letter, Prize } from "../link/wire";
import { Token } from "../seats/Token";
import { listed } from "../text/words";

interface PrizesProps {
  prizes: readonly Prize[];
  isMine: (seat: Letter) => boolean;
  nameOf: (seat: Letter) => string;
}

/** What the critics say of a game that is over. */
export function Prizes({ prizes, isMine, nameOf }: PrizesProps) {
  if (prizes.length === 0) return null;
  return (
    <section className="fcard late prizes" aria-label="The critics">
      <h3>The critics</h3>
      <ul>
        {prizes.map(({ title, seats, words }) => (
          <li key={title}>
            {seats.map((seat) => (
              <Token key={seat} seat={seat} />
            ))}
            <span>
              <b>{title}</b> {listed(seats.map((seat) => (isMine(seat) ? "You" : nameOf(seat))))} {words}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
