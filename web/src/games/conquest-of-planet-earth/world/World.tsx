import { useOneZone } from "../../../shell/frame/windowClass";
import { Screen } from "../screen/Screen";
import { useFilm } from "../screen/useFilm";
import { useDesk } from "../table/desk";
import { EventSlip } from "../windows/EventPlate";
import { WorldMap } from "./WorldMap";

/** The middle of the table: the map, or the screen on which a Battle plays. */
export function World() {
  const { picture, leave } = useFilm();
  const [card] = useDesk().view.played;
  const oneZone = useOneZone();
  return (
    <section className="world" aria-label={picture ? "Battle" : "Map"}>
      {oneZone && card && <EventSlip card={card} />}
      {picture ? <Screen picture={picture} onLeave={leave} /> : <WorldMap />}
    </section>
  );
}
