import { useState } from "react";
import { Sheet } from "../../../shell/frame/Sheet";
import { Icon } from "../../../shell/icons/Icon";
import { marksAt } from "../hint/hint";
import { useDesk } from "../table/desk";
import { AgendaCard, AsteroidCard, PowerCard, TechCard } from "./chips";
import { Agendas } from "./Hand";
import { holdingsOf, numberOf } from "./held";

/** All that one holds, on a sheet: where one zone is seen at a time, or (`wide`) in every window while something else has the hand’s place. */
export function HandButton({ wide = false }: { wide?: boolean }) {
  const desk = useDesk();
  const { view, me, watching, nameOf, moves, mine } = desk;
  const [open, setOpen] = useState(false);
  const held = holdingsOf(view, me);
  const { tech, power, asteroids, agendas } = held;
  const marked = [
    ...tech.map((card) => `card:${card}` as const),
    ...asteroids.map(({ name }) => `asteroid:${name}` as const),
    ...agendas.map(({ name }) => `agenda:${name}` as const),
    ...(power ? [`power:${power}` as const] : []),
  ].some((spot) => marksAt(desk, spot).length > 0);
  const met = mine && moves.some((move) => move.text.startsWith("reveal "));
  return (
    <>
      <button
        type="button"
        className={`handbtn${wide ? "" : " only-phone"}${marked ? " hinted" : ""}${met ? " met" : ""}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="cards" /> Hand <b>{numberOf(held)}</b>
        {met && <span className="vh">, an agenda can be revealed</span>}
      </button>
      <Sheet title={watching ? `${nameOf(me)}’s hand` : "Your hand"} open={open} onOpen={setOpen}>
        {/* Whatever it does is seen on the table. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the buttons within are pressed */}
        <div
          className="ownsheet"
          onClick={(event) =>
            event.target instanceof Element && event.target.closest(".acts button, [data-action]") && setOpen(false)
          }
        >
          {agendas.length > 0 && <h3 className="caps">Agendas</h3>}
          <Agendas>
            {agendas.map((agenda, i) => (
              <AgendaCard key={`${agenda.name}${i}`} agenda={agenda} />
            ))}
          </Agendas>
          {power && <h3 className="caps">Your power</h3>}
          {power && <PowerCard board={power} />}
          {asteroids.length > 0 && <h3 className="caps">Asteroids</h3>}
          {asteroids.map((one, i) => (
            <AsteroidCard key={`${one.name}${i}`} {...one} />
          ))}
          {tech.length > 0 && <h3 className="caps">Tech</h3>}
          {tech.map((card) => (
            <TechCard key={card} card={card} />
          ))}
          {numberOf(held) === 0 && <p>Nothing yet.</p>}
        </div>
      </Sheet>
    </>
  );
}
