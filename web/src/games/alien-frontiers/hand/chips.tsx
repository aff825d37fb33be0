/** The own things as chips, each with what it opens; and the same things as cards on a sheet. */

import { Icon } from "../../../shell/icons/Icon";
import { type Board, type Card, title } from "../names/names";
import { shortFaction } from "../names/things";
import { useDesk } from "../table/desk";
import { AgendaSlip } from "./AgendaSlip";
import { AgendaNote, AsteroidNote, PowerNote, TechNote } from "./ChipNote";
import { HeldCard } from "./HeldCard";
import { HeldChip } from "./HeldChip";
import { HIDDEN, type HeldAgenda, type HeldAsteroid } from "./held";
import { PlayButton } from "./PlayButton";
import { Powers } from "./Powers";
import { Reveal } from "./Reveal";
import { Sign } from "./Sign";

/** A name with a long word is written smaller. */
function longly(name: string): string {
  return /\S{12}/.test(title(name)) ? " long" : "";
}

export function TechChip({ card }: { card: Card }) {
  const { me } = useDesk();
  const face = (
    <>
      <Sign of={card} />
      <span>{title(card)}</span>
      <TechNote card={card} />
    </>
  );
  return (
    <HeldChip className={`s${me}${longly(card)}`} spot={`card:${card}`} face={face} label={title(card)}>
      <TechCard card={card} />
    </HeldChip>
  );
}

export function TechCard({ card }: { card: Card }) {
  const { watching } = useDesk();
  return (
    <HeldCard name={card} spot={`card:${card}`}>
      {!watching && <Powers card={card} />}
    </HeldCard>
  );
}

export function PowerChip({ board }: { board: Board }) {
  const { me } = useDesk();
  const face = (
    <>
      <Sign of={board} />
      <span>{shortFaction(board)}: your power</span>
      <PowerNote name={board} />
    </>
  );
  return (
    <HeldChip className={`pwr s${me}`} spot={`power:${board}`} face={face} label={title(board)}>
      <PowerCard board={board} />
    </HeldChip>
  );
}

export function PowerCard({ board }: { board: Board }) {
  const { watching } = useDesk();
  return (
    <HeldCard name={board} spot={`power:${board}`}>
      {!watching && <PlayButton verb="power" name={board} />}
    </HeldCard>
  );
}

export function AsteroidChip({ name, towed }: HeldAsteroid) {
  const face = (
    <>
      <span>{title(name)}</span>
      <AsteroidNote name={name} towed={towed} />
    </>
  );
  return (
    <HeldChip className={`rock${towed ? " towed" : ""}${longly(name)}`} spot={`asteroid:${name}`} face={face} label={title(name)}>
      <AsteroidCard name={name} towed={towed} />
    </HeldChip>
  );
}

export function AsteroidCard({ name, towed }: HeldAsteroid) {
  const { watching } = useDesk();
  return (
    <HeldCard name={name} spot={`asteroid:${name}`}>
      {!watching && <PlayButton verb="play" name={name} towed={towed} />}
    </HeldCard>
  );
}

export function AgendaChip({ agenda }: { agenda: HeldAgenda }) {
  const { name, lies } = agenda;
  if (name === HIDDEN)
    return (
      <span className="hchip slip">
        <Icon name="lock" className="gl" /> <span>hidden</span>
      </span>
    );
  const face = (
    <>
      <span>{title(name)}</span>
      <AgendaNote agenda={agenda} />
    </>
  );
  return (
    <HeldChip className={lies === "open" ? "slip shown" : "slip"} spot={`agenda:${name}`} face={face} label={title(name)}>
      <AgendaCard agenda={agenda} />
    </HeldChip>
  );
}

export function AgendaCard({ agenda }: { agenda: HeldAgenda }) {
  if (agenda.name === HIDDEN) return <AgendaChip agenda={agenda} />;
  return (
    <div className="agcard">
      <AgendaSlip agenda={agenda} />
      <Reveal name={agenda.name} />
    </div>
  );
}
