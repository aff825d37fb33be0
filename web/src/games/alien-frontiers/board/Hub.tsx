import { Token } from "../../../shell/seats/Token";
import { useDesk } from "../table/desk";
import type { Letter } from "../names/names";
import { type Die, seatOf, seatsFrom, sharesHub, shipsOnTrack } from "../position/view";
import { FreeHub } from "../modules/parts";
import { DockedPort, EmptyPort, GhostPort } from "./Port";

export interface HubProps {
  ghosts: readonly Die[];
  /** The circle to which the chosen ships would bring the own colony. */
  to: number;
}

/** The Colonist Hub: a track of ports and circles for each seat, the own one first. */
export function Hub({ ghosts, to }: HubProps) {
  const { view, me } = useDesk();
  if (sharesHub(view)) return <FreeHub ghosts={ghosts} to={to} />;
  return (
    <div className="tracks">
      {seatsFrom(view, me).map((seat) => (
        <Track key={seat} seat={seat} ghosts={seat === me ? ghosts : []} to={seat === me ? to : 0} />
      ))}
    </div>
  );
}

function Track({ seat, ghosts, to }: HubProps & { seat: Letter }) {
  const { view, me, nameOf, watching } = useDesk();
  const circle = seatOf(view, seat).hub;
  const { circles } = view.numbers;
  const ships = shipsOnTrack(view, seat);
  const free = Math.max(0, view.numbers["track-ports"] - ships.length - ghosts.length);
  return (
    <div
      className={`track s${seat}${seat === me ? " mytrack" : ""}`}
      data-circle={circle ? `circle ${circle}` : "no colony"}
      role="group"
      aria-label={`${seat === me && !watching ? "You" : nameOf(seat)}: ${circle ? `colony on circle ${circle} of ${circles}` : "no colony on the track"}`}
    >
      <Token seat={seat} />
      <div className="p3">
        {ships.map((ship, i) => (
          <DockedPort key={i} ship={ship} facility="colonist-hub" name={nameOf(ship.seat)} letter={false} />
        ))}
        {ghosts.map((die, i) => (
          <GhostPort key={`g${i}`} die={die} seat={seat} />
        ))}
        {Array.from({ length: free }, (_, i) => (
          <EmptyPort key={`e${i}`} />
        ))}
      </div>
      <div className="circ" aria-hidden="true">
        {Array.from({ length: circles }, (_, i) => i + 1).map((n) => {
          if (n === circle)
            return (
              <span className="at" key={n}>
                <Token seat={seat} />
              </span>
            );
          if (n < circle) return <span className="past" key={n} />;
          return (
            <span className={n === to ? "to" : undefined} key={n}>
              {n === circles || n === to ? n : ""}
            </span>
          );
        })}
      </div>
    </div>
  );
}
