import { Icon } from "../../../shell/icons/Icon";
import type { Letter } from "../../../shell/link/wire";
import { Saucer } from "../drawing/Drawings";
import { iconOf } from "../drawing/icons/iconOf";
import type { SeatLetter } from "../drawing/seats";
import type { AliensSeen, SpaceSeen } from "../position/position";
import type { Squad } from "../table/desk";

interface FleetsProps {
  aliens: SpaceSeen["aliens"];
  /** There is room for one saucer of each seat. */
  few: boolean;
  /** Those of this place that are chosen. */
  chosen: Squad | null;
}

/** So many saucers of a seat are drawn; of more, their number. */
const DRAWN = 3;

/** The saucers and Allies that hover over a place. */
export function Fleets({ aliens, few, chosen }: FleetsProps) {
  const seats = Object.entries(aliens) as [Letter, AliensSeen][];
  if (seats.length === 0) return null;
  return (
    <span className="up">
      {seats.map(([seat, { saucers, allies }]) => {
        const shown = few ? Math.min(saucers, 1) : Math.min(saucers, seats.length > 1 ? 1 : DRAWN);
        return (
          <span key={seat} className={`fleet n${shown}`} data-fleet={seat}>
            {Array.from({ length: shown }, (_, i) => (
              <Saucer key={i} seat={seat as SeatLetter} className={chosen && i >= chosen.n ? "sc rest" : "sc"} />
            ))}
            {saucers > shown && <b className="xn">×{saucers}</b>}
            {allies.map((ally) => (
              <span key={ally} className={`ally s${seat}${chosen?.ally === ally ? " on" : ""}`}>
                <Icon name={iconOf(ally)} />
              </span>
            ))}
          </span>
        );
      })}
    </span>
  );
}
