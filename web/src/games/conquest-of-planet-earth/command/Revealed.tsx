import { Icon } from "../../../shell/icons/Icon";
import { plural } from "../../../shell/text/words";
import { areTurnedUp, laidOpen, playerOf } from "../position/view";
import { useDesk } from "../table/desk";
import { useNewestLine } from "../screen/useFilm";
import { changesOf } from "../screen/film";
import { useTumble } from "../screen/useMotion";
import "../styles/command.css";

/** Who has laid a Command Counter, and once all have, every number at once; the star is the First Player's. */
export function Revealed() {
  const { view, nameOf } = useDesk();
  const line = useNewestLine();
  const all = view.letters.every((seat) => playerOf(view, seat).number !== null);
  const turned = areTurnedUp(view);
  const first = all && view.asks === "command" ? view.order[0] : changesOf(line, "first-player")[0]?.["seat"];
  const rolled = changesOf(line, "die-rolled").find(({ why }) => why === "round");
  return (
    <div className="medals rev" role="list" aria-label="Command numbers">
      {view.letters.map((seat) => {
        const { number, chosen } = playerOf(view, seat);
        const laid = turned ? laidOpen(view, seat) : null;
        const open = number !== null || laid !== null;
        const state = number !== null ? plural(number, "action") : (laid ?? (chosen !== null ? "has chosen" : "chooses"));
        return (
          <span key={seat} role="listitem" className={`medal s${seat}${open ? " open" : chosen !== null ? " back" : " used"}`}>
            <b>
              {number !== null ? (
                <Rolling number={number} rolls={rolled?.["seat"] === seat} />
              ) : (
                (laid ?? (chosen !== null && <Icon name="ufo" />))
              )}
            </b>
            {first === seat && (
              <span className="tick">
                <Icon name="first" />
              </span>
            )}
            <small>
              {nameOf(seat)} <span className="vh">{state}</span>
            </small>
          </span>
        );
      })}
    </div>
  );
}

/** A number that the die decides rolls on its disc. */
function Rolling({ number, rolls }: { number: number; rolls: boolean }) {
  const {
    faces: [face],
  } = useTumble(rolls ? [number] : []);
  return rolls ? face : number;
}
