import { Icon } from "../../../shell/icons/Icon";
import { Resource } from "../icons/Resource";
import { type Letter, title } from "../names/names";
import { pointsFor } from "../names/things";
import { seatOf } from "../position/view";
import { plural } from "../text/resources";
import { useDesk } from "./desk";

/** What another seat has: resources, ships, colonies, cards. */
export function SeatFacts({ seat }: { seat: Letter }) {
  const { view, before } = useDesk();
  const own = seatOf(view, seat);
  const left = view.coloniesLeft[seat] ?? 0;
  const was = before ? seatOf(before, seat) : own;
  return (
    <>
      <div className="stats">
        <span
          role="img"
          aria-label={plural(own.fuel, "fuel")}
          title="fuel"
          className={own.fuel !== was.fuel ? "moved" : undefined}
        >
          <Resource kind="fuel" />
          {own.fuel}
        </span>
        <span
          role="img"
          aria-label={plural(own.ore, "ore")}
          title="ore"
          className={own.ore !== was.ore ? "moved" : undefined}
        >
          <Resource kind="ore" />
          {own.ore}
        </span>
        <span role="img" aria-label={plural(own.ships, "ship")} title="ships">
          <Icon name="ship" />
          {own.ships} <em>ships</em>
        </span>
        <span role="img" aria-label={`${plural(left, "colony")} left`} title="colonies left">
          <Icon name="dome" />
          {left} <em>left</em>
        </span>
        <span className="nc" role="img" aria-label={plural(own.cards.length, "tech card")} title="tech cards">
          <Icon name="tech" />
          {own.cards.length}
        </span>
      </div>
      <div className="hold">
        {own.cards.length > 0 ? (
          <>
            <Icon name="tech" /> {own.cards.map(cardName).join(", ")}
          </>
        ) : (
          "no cards"
        )}
      </div>
    </>
  );
}

function cardName(card: string): string {
  const points = pointsFor(card);
  return points > 0 ? `${title(card)} (${points} VP)` : title(card);
}
