import { seatOf } from "../lib/view";
import { useDesk } from "../table/desk";
import { restingWords } from "./formulas";
import { DockedPort } from "./Port";

/** The Maintenance Bay: ships without a port this turn, and ships just built. */
export function Bay() {
  const { view, nameOf, me } = useDesk();
  const ships = view.letters.flatMap((seat) =>
    Array.from({ length: seatOf(view, seat).bay }, () => ({ seat, relic: false, value: 0 })),
  );
  const relic = view.position["relic-ship"];
  if (relic.at === "maintenance-bay" && relic.user) ships.push({ seat: relic.user, relic: true, value: 0 });
  return (
    <section
      className={`plate f-bay${ships.length > 4 ? " crowded" : ""}`}
      style={{ gridArea: "bay" }}
      aria-label="Maintenance Bay"
      data-facility="maintenance-bay"
    >
      <header>
        <svg className="emb" aria-hidden="true">
          <use href="#e-bay" />
        </svg>
        <h2>Maintenance Bay</h2>
      </header>
      <div className="fw">
        <span className="wd">{restingWords("maintenance-bay", view, me)}</span>
      </div>
      <div className="ports">
        {ships.map((ship, i) => (
          <DockedPort key={i} ship={ship} facility="maintenance-bay" name={nameOf(ship.seat)} />
        ))}
      </div>
    </section>
  );
}
