import * as Popover from "@radix-ui/react-popover";
import { type ReactNode, useState } from "react";
import { Icon } from "../../../shell/icons/Icon";
import { plural } from "../../../shell/text/words";
import { title } from "../names/names";
import { shortFaction } from "../names/things";
import { type View, hasBelt } from "../position/view";
import { cardMoves } from "../prompts/cardPrompt";
import { type Desk, useDesk } from "../table/desk";
import { AgendaCard, AsteroidCard, PowerCard, TechCard } from "./chips";
import { type HeldAgenda, hasAgendas, holdingsOf } from "./held";
import { Agendas } from "./Hand";
import { Sign } from "./Sign";
import { useCovered } from "./useCovered";

/** A tablet: a button for each kind of own things, which opens them above the tray. */
export function HandStrip() {
  const desk = useDesk();
  const { view, me } = desk;
  const { tech, power, asteroids, agendas } = holdingsOf(view, me);
  const { covered } = useCovered();
  const waiting = asteroids.filter((one) => one.towed).length;
  return (
    <div className="strip">
      <Kind icon={<Icon name="tech" />} name={`${tech.length} tech`} note={ready(desk, tech)}>
        {tech.map((card) => (
          <TechCard key={card} card={card} />
        ))}
      </Kind>
      {hasBelt(view) && (
        <Kind icon={<Icon name="rock" />} name={plural(asteroids.length, "asteroid")} note={waiting > 0 ? `${waiting} in tow` : ""}>
          {asteroids.map((one, i) => (
            <AsteroidCard key={`${one.name}${i}`} {...one} />
          ))}
        </Kind>
      )}
      {hasAgendas(view) && (
        <Kind icon={<Icon name="lock" />} name={plural(agendas.length, "agenda")} note={covered ? "" : nearest(view, agendas)} className="sl">
          <Agendas>
            {agendas.map((agenda, i) => (
              <AgendaCard key={`${agenda.name}${i}`} agenda={agenda} />
            ))}
          </Agendas>
        </Kind>
      )}
      {power && (
        <Kind
          icon={<Sign of={power} />}
          name={shortFaction(power)}
          note="your power"
        >
          <PowerCard board={power} />
        </Kind>
      )}
    </div>
  );
}

function ready({ moves, mine }: Desk, tech: readonly string[]): string {
  const now = tech.filter((card) => mine && cardMoves(moves, card, "use").length > 0).length;
  return now > 0 ? `${now} ready` : "";
}

/** The hidden one that is nearest to its goal. */
function nearest(view: View, agendas: readonly HeldAgenda[]): string {
  const far = agendas.flatMap(({ name, lies }) => {
    const { done, of, met } = view.progress[name] ?? { met: false };
    if (lies !== "down") return [];
    if (met) return [{ words: `${title(name)} met now`, part: 2 }];
    return done !== undefined && of ? [{ words: `${title(name)} ${done} of ${of}`, part: done / of }] : [];
  });
  return far.sort((a, b) => b.part - a.part)[0]?.words ?? "";
}

interface KindProps {
  icon: ReactNode;
  name: string;
  note: string;
  className?: string;
  children: ReactNode;
}

function Kind({ icon, name, note, className = "", children }: KindProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={`sb ${className}`}>
        {icon}
        <span>
          <b>{name}</b>
          {note}
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="slip group" side="top" sideOffset={10} collisionPadding={12} aria-label={name}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the buttons within are pressed */}
          <div
            className="ownsheet"
            onClick={(event) =>
              event.target instanceof Element && event.target.closest("[data-action], .cbtn.pri") && setOpen(false)
            }
          >
            {children}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
