import { type ReactNode, memo } from "react";
import { useWindowShape } from "../../../shell/frame/windowClass";
import { Icon } from "../../../shell/icons/Icon";
import { hasBelt } from "../position/view";
import { useDesk } from "../table/desk";
import { AgendaChip, AsteroidChip, PowerChip, TechChip } from "./chips";
import { HandStrip } from "./HandStrip";
import { hasAgendas, holdingsOf } from "./held";
import { useCovered } from "./useCovered";

/** All that the own seat holds: chips by kind, or where room is dear a button for each kind. */
export const Hand = memo(function Hand() {
  const { window, columns } = useWindowShape();
  return window === "tall" || columns.startsWith("narrow") ? <HandStrip /> : <Chips />;
});

/** In groups: tech and the own power, asteroids, Agendas. */
export function Chips() {
  const { view, me } = useDesk();
  const { tech, power, asteroids, agendas } = holdingsOf(view, me);
  return (
    <div className="hand">
      <Group icon="tech" title="Tech" note={discardsLeft(view.turn.discarded)} two things={tech.length} wide={power ? 1 : 0}>
        {tech.map((card) => (
          <TechChip key={card} card={card} />
        ))}
        {tech.length === 0 && <p className="nothing">Ships worth {view.numbers.claim} at the Alien Artifact claim one.</p>}
        {power && <PowerChip board={power} />}
      </Group>
      {hasBelt(view) && (
        <Group icon="rock" title="Asteroids" things={asteroids.length}>
          {asteroids.map((one, i) => (
            <AsteroidChip key={`${one.name}${i}`} {...one} />
          ))}
          {asteroids.length === 0 && <p className="nothing">Claim them on the Outer Belt.</p>}
        </Group>
      )}
      {hasAgendas(view) && (
        <Group icon="lock" title="Agendas" things={agendas.length}>
          <Agendas>
            {agendas.map((agenda, i) => (
              <AgendaChip key={`${agenda.name}${i}`} agenda={agenda} />
            ))}
          </Agendas>
        </Group>
      )}
    </div>
  );
}

/** One a turn, by the rules that all have. */
function discardsLeft(discarded: number | undefined): string {
  return discarded ? "discard used" : "";
}

/** The hidden ones lie on their faces where others look on. */
export function Agendas({ children }: { children: ReactNode }) {
  const { covered, show } = useCovered();
  if (!covered) return children;
  return (
    <button type="button" className="hchip slip back" onClick={show}>
      <Icon name="lock" /> <span>Show mine</span>
    </button>
  );
}

interface GroupProps {
  icon: string;
  title: string;
  note?: string;
  two?: boolean;
  things: number;
  /** Those that lie across both columns, where there is room for it. */
  wide?: number;
  children: ReactNode;
}

/** So many rows have their usual height. */
const ROWS = 3;

/** More than these lie closer, so that nothing is out of sight. */
function filling(things: number, wide: number, columns: number): "many" | "most" | undefined {
  if (Math.ceil(things / columns) + wide <= ROWS) return undefined;
  return Math.ceil((things + wide) / columns) > ROWS + 1 ? "most" : "many";
}

function Group({ icon, title, note = "", two = false, things, wide = 0, children }: GroupProps) {
  const { watching, nameOf, me } = useDesk();
  return (
    <section className="hg" aria-label={`${watching ? `${nameOf(me)}’s` : "Your"} ${title.toLowerCase()}`}>
      <h2 className="caps">
        <Icon name={icon} />
        {title}
        {note && <em>{note}</em>}
      </h2>
      <div className={two ? "hl two" : "hl"} data-fill={filling(things, wide, two ? 2 : 1)}>
        {children}
      </div>
    </section>
  );
}
