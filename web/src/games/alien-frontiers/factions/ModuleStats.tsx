import { Icon } from "../../../shell/icons/Icon";
import { listed } from "../../../shell/text/words";
import { type Letter, title } from "../names/names";
import { hasBelt, seatOf } from "../position/view";
import { useDesk } from "../table/desk";
import { plural } from "../text/resources";

/** What a seat has of the modules: asteroids, and Agendas face down and revealed. */
export function ModuleStats({ seat }: { seat: Letter }) {
  const { view } = useDesk();
  const { asteroids = [], agendas = [], revealed = [] } = seatOf(view, seat);
  const withAgendas = view.position["agenda-deck"] !== undefined;
  const shown = revealed.length > 0 ? `, ${revealed.length} shown: ${listed(revealed.map(title))}` : "";
  return (
    <>
      {hasBelt(view) && (
        <span
          className={asteroids.length === 0 ? "zero" : undefined}
          role="img"
          aria-label={plural(asteroids.length, "asteroid")}
          title={asteroids.length > 0 ? listed(asteroids.map(title)) : "asteroids"}
        >
          <Icon name="rock" />
          {asteroids.length}
        </span>
      )}
      {withAgendas && (
        <span role="img" aria-label={`Agendas: ${agendas.length} hidden${shown}`} title={`${agendas.length} hidden${shown}`}>
          <Icon name="slip" />
          {agendas.length}
          {revealed.length > 0 && <i className="shown">+{revealed.length}</i>}
        </span>
      )}
    </>
  );
}
