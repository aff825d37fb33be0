import { memo } from "react";
import { Icon } from "../../../shell/icons/Icon";
import { Resource } from "../icons/Resource";
import { type Letter, title } from "../names/names";
import { pointsFor } from "../names/things";
import { seatOf } from "../position/view";
import { plural } from "../text/resources";
import { useOneZone } from "../../../shell/frame/windowClass";
import { Safe, Steppers } from "../prompts/Tallied";
import { FactionRow, ModuleStats, hasModules } from "../modules/parts";
import { useDesk } from "./desk";
import { countedAt, isAskedAbout } from "./seatLook";

/** What another seat has: resources, ships, colonies, cards. */
export const SeatFacts = memo(function SeatFacts({ seat }: { seat: Letter }) {
  const desk = useDesk();
  const { view, before, wished } = desk;
  const oneZone = useOneZone();
  const own = seatOf(view, seat);
  const left = view.coloniesLeft[seat] ?? 0;
  const was = before ? seatOf(before, seat) : own;
  const taken = (unit: string): number => wished[`take ${unit} ${seat}`] ?? 0;
  const { counts, safe } = countedAt(desk, seat);
  if (oneZone && (counts || safe))
    return (
      <div className={safe ? "share safe" : "share"} data-tally={seat}>
        {counts ? <Steppers seat={seat} /> : safe && <Safe option={safe} />}
      </div>
    );
  return (
    <>
      <RobHere seat={seat} />
      <div className="stats">
        <span
          role="img"
          aria-label={plural(own.fuel, "fuel")}
          title="fuel"
          className={own.fuel !== was.fuel ? "moved" : undefined}
        >
          <Resource kind="fuel" />
          <Live n={own.fuel} less={taken("fuel")} />
        </span>
        <span
          role="img"
          aria-label={plural(own.ore, "ore")}
          title="ore"
          className={own.ore !== was.ore ? "moved" : undefined}
        >
          <Resource kind="ore" />
          <Live n={own.ore} less={taken("ore")} />
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
        {hasModules(view) && <ModuleStats seat={seat} />}
      </div>
      {hasModules(view) && <FactionRow seat={seat} />}
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
});

/** “3 → 1”: what is left while it is being counted. */
function Live({ n, less }: { n: number; less: number }) {
  return less > 0 ? (
    <b className="live">
      {n} → {n - less}
    </b>
  ) : (
    n
  );
}

/** The question is about this seat: its row leads to the answers. */
function RobHere({ seat }: { seat: Letter }) {
  const desk = useDesk();
  const { answer, nameOf, prompt } = desk;
  if (!isAskedAbout(desk, seat)) return null;
  return (
    <button
      type="button"
      className="hit rob"
      aria-label={`${prompt?.verb ?? "Choose"}: from ${nameOf(seat)}`}
      onClick={() => answer(`seat:${seat}`)}
    />
  );
}

function cardName(card: string): string {
  const points = pointsFor(card);
  return points > 0 ? `${title(card)} (${points} VP)` : title(card);
}
