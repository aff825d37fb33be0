import { Resource } from "../board/Icon";
import { Token } from "../board/Token";
import { RESOURCE_LIMIT } from "../lib/names";
import { coloniesLeft, seatOf } from "../lib/view";
import { plural } from "../lib/words";
import { useDesk } from "./desk";

/** The own seat in the tray: name and points, the rack of eight, ships and colonies. */
export function Me() {
  const { view, me, nameOf, mine, seats } = useDesk();
  const own = seatOf(view, me);
  const ships = Array.from({ length: 6 }, (_, i) => <span key={i} className={i < own.ships ? "d" : "d o"} />);
  const playing = view.position.turn === me && seats.some((seat) => seat.letter === me && seat.yours);
  const left = coloniesLeft(view, me);
  return (
    <div className="me">
      <div className="who">
        <Token seat={me} />
        <div>
          <h2>{nameOf(me)}</h2>
          <p>
            {view.over ? "the game is over" : mine || playing ? "your turn" : `${nameOf(view.position.turn)} plays`}
          </p>
        </div>
        <div className="pts">
          {view.scores[me] ?? 0}
          <small>VP</small>
        </div>
      </div>
      <Rack fuel={own.fuel} ore={own.ore} />
      <div className="kv">
        <b>Ships {own.ships}</b>
        {ships}
      </div>
      <div className="kv">
        <b>Colonies {left}</b>
        {Array.from({ length: left }, (_, i) => (
          <Token key={i} seat={me} />
        ))}
        {left < 5 && <span>left{own.hub > 0 ? ", one at the Hub" : ""}</span>}
      </div>
    </div>
  );
}

function Rack({ fuel, ore }: { fuel: number; ore: number }) {
  const held = fuel + ore;
  const slots = Math.max(RESOURCE_LIMIT, held);
  return (
    <div
      className={`rack${slots > 9 ? " full" : ""}`}
      role="img"
      data-rack="own"
      aria-label={`${plural(fuel, "fuel")}, ${plural(ore, "ore")}, ${held} of ${RESOURCE_LIMIT} resources`}
    >
      {Array.from({ length: slots }, (_, i) => (
        <span
          key={i}
          className={[i < held ? "on" : "", i >= RESOURCE_LIMIT ? "over" : ""].filter(Boolean).join(" ") || undefined}
        >
          {i < fuel ? <Resource kind="fuel" /> : i < held ? <Resource kind="ore" /> : null}
        </span>
      ))}
      <small>
        {held} of {RESOURCE_LIMIT}
      </small>
    </div>
  );
}
