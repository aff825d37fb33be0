import { useDesk } from "../table/desk";
import { type DockedShip, brethrenAt, seatOf } from "../position/view";
import { restingWords } from "./Formula";
import type { Lines } from "./Plate";
import { DockedPort } from "./Port";

/** Ships that find room one by one, also on a tablet. */
const ROOM = 2;

/** The Maintenance Bay: ships without a port this turn, and ships just built. */
export function Bay({ lines }: { lines: Lines }) {
  const { view, nameOf, me } = useDesk();
  const all = view.letters.reduce((sum, seat) => sum + seatOf(view, seat).bay, 0);
  const ships = view.letters.flatMap((seat) => {
    const { bay } = seatOf(view, seat);
    const ship: DockedShip = { seat, relic: false, value: 0 };
    // Many ships stand as one a seat, with their number.
    return all > ROOM && bay > 1 ? [{ ship, many: bay }] : Array.from({ length: bay }, () => ({ ship, many: 1 }));
  });
  const relic = view.position["relic-ship"];
  if (relic.at === "maintenance-bay" && relic.user)
    ships.push({ ship: { seat: relic.user, relic: true, value: 0 }, many: 1 });
  ships.push(...brethrenAt(view, "maintenance-bay").map((ship) => ({ ship, many: 1 })));
  return (
    <section
      className={`plate ${lines} f-bay`}
      style={{ gridArea: "bay" }}
      aria-label="Maintenance Bay"
      data-facility="maintenance-bay"
    >
      <header>
        <svg className="emb" aria-hidden="true">
          <use href="#e-bay" />
        </svg>
        <h2>
          <i>Maintenance </i>Bay
        </h2>
      </header>
      <span className="wd">{restingWords("maintenance-bay", view, me)}</span>
      <div className="ports">
        {ships.map(({ ship, many }, i) => (
          <DockedPort key={i} ship={ship} many={many} facility="maintenance-bay" name={nameOf(ship.seat)} />
        ))}
      </div>
    </section>
  );
}
