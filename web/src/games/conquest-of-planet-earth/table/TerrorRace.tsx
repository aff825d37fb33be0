import { Icon } from "../../../shell/icons/Icon";
import { Race } from "../../../shell/seats/Race";
import { Token } from "../../../shell/seats/Token";
import { type View, isTogether, playerOf } from "../position/view";
import { useDesk } from "./desk";
import { TechTrack } from "./TechTrack";

/** On a phone, above the map: how near all are together, and how far the Humans have come. */
export function Together() {
  const { view } = useDesk();
  return (
    <div className="together">
      {isTogether(view) && <JointTerror view={view} />}
      {view.track && <TechTrack track={view.track} />}
    </div>
  );
}

/** How near every seat is to the last Terror Point; together, how near all are and how far the Humans have come. */
export function TerrorRace({ past }: { past: Record<string, number> }) {
  const { view } = useDesk();
  const className = view.track ? "terrors resisted" : "terrors";
  if (!isTogether(view))
    return (
      <div className={className}>
        <Race past={past} least={view.goal} ending={`At ${view.goal} the planet falls`} />
        {view.track && <TechTrack track={view.track} />}
      </div>
    );
  return (
    <div className={className}>
      <JointTerror view={view} />
      {view.track && <TechTrack track={view.track} />}
    </div>
  );
}

function JointTerror({ view }: { view: View }) {
  const { nameOf } = useDesk();
  const each = view.letters.map((seat) => ({ seat, terror: playerOf(view, seat).terror }));
  const all = each.reduce((sum, { terror }) => sum + terror, 0);
  const left = Math.max(0, view.goal - all);
  const said = each.map(({ seat, terror }) => `${nameOf(seat)} ${terror}`).join(", ");
  return (
    <div className="joint" role="img" aria-label={`Terror together: ${all} of ${view.goal}. ${said}`}>
      <div className="bar">
        {each.map(({ seat, terror }) => (
          <i key={seat} className={`s${seat}`} style={{ flexGrow: terror }}>
            {terror > 0 && (
              <>
                <Token seat={seat} />
                <b>{terror}</b>
              </>
            )}
          </i>
        ))}
        <i className="left" style={{ flexGrow: left }}>
          {left > 0 && <b>{left} to go</b>}
        </i>
      </div>
      <span className="jt">
        <Icon name="burst" /> <b>{all}</b> of {view.goal}
      </span>
    </div>
  );
}
