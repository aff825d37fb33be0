import { Token } from "../../../shell/seats/Token";
import { listed } from "../../../shell/text/words";
import { ports, seatOf, shipsAt } from "../position/view";
import { useDesk } from "../table/desk";
import type { HubProps } from "./Hub";
import { DockedPort, EmptyPort, GhostPort } from "./Port";

/** With five or six seats nobody has a track: one field of ports for all, and circles on which colonies stand together. */
export function FreeHub({ ghosts, to }: HubProps) {
  const { view, me, nameOf } = useDesk();
  const ships = shipsAt(view, "colonist-hub");
  const all = ports(view, "colonist-hub");
  const free = Math.max(0, all - ships.length - ghosts.length);
  return (
    <div className="hubx">
      <div className="hubp" role="group" aria-label={`${ships.length} of ${all} ports taken, free for all`}>
        {ships.map((ship, i) => (
          <DockedPort key={i} ship={ship} facility="colonist-hub" name={nameOf(ship.seat)} />
        ))}
        {ghosts.map((die, i) => (
          <GhostPort key={`g${i}`} die={die} seat={me} />
        ))}
        {Array.from({ length: free }, (_, i) => (
          <EmptyPort key={`e${i}`} />
        ))}
      </div>
      <ol className="ladder">
        {Array.from({ length: view.numbers.circles }, (_, i) => (
          <Rung key={i} circle={i + 1} to={to} />
        ))}
      </ol>
    </div>
  );
}

/** A circle, and whose colonies stand on it. */
function Rung({ circle, to }: { circle: number; to: number }) {
  const { view, me, nameOf, watching } = useDesk();
  const here = view.letters.filter((seat) => seatOf(view, seat).hub === circle);
  const names = here.map((seat) => (seat === me && !watching ? "you" : nameOf(seat)));
  const comes = circle === to ? "; your colony would be here" : "";
  const last = circle === view.numbers.circles;
  return (
    <li
      className={["rung", circle === to ? "to" : "", last ? "end" : ""].filter(Boolean).join(" ")}
      aria-label={`Circle ${circle}: ${names.length > 0 ? listed(names) : "nobody"}${comes}`}
    >
      <em>{circle}</em>
      {here.map((seat) => (
        <Token key={seat} seat={seat} />
      ))}
      {circle === to && (
        <span className="gh">
          <Token seat={me} />
        </span>
      )}
    </li>
  );
}
