import type { ReactNode } from "react";
import { Icon } from "../../../shell/icons/Icon";
import { Amount, Labelled } from "../icons/Resource";
import type { Card } from "../names/names";
import { has, pointsFor, powersOf } from "../names/things";
import { cardMoves, priceOf } from "../prompts/cardPrompt";
import type { Power } from "../prompts/prompt";
import { useDesk } from "../table/desk";
import { countOn, type HeldAgenda, laidOn } from "./held";
import { Ring } from "./Ring";

/** What a chip says beside its name: the price while it can be used, else how it stands. */
export function TechNote({ card }: { card: Card }) {
  const { view, me } = useDesk();
  const lying = countOn(laidOn(view, me, card));
  const used = view.acting === me && view.turn.used?.includes(card);
  if (lying > 0)
    return (
      <Note now={false}>
        {lying}
        <span className="vh"> on it</span>
      </Note>
    );
  if (used) return <Still>used</Still>;
  if (pointsFor(card) > 0) return <Points n={pointsFor(card)} />;
  if (!has(card, "use")) return <Still>{has(card, "discard") ? "discard" : "on"}</Still>;
  return <Price name={card} verb="use" />;
}

export function AsteroidNote({ name, towed }: { name: string; towed: boolean }) {
  if (pointsFor(name) > 0) return <Points n={pointsFor(name)} />;
  if (towed)
    return (
      <Still>
        <Icon name="tow" />
        tow
      </Still>
    );
  return <Price name={name} verb="play" />;
}

export function PowerNote({ name }: { name: string }) {
  const { view, me } = useDesk();
  const used = view.acting === me && view.turn.powers?.includes(name);
  return used ? <Still>used</Still> : <Price name={name} verb="power" />;
}

export function AgendaNote({ agenda }: { agenda: HeldAgenda }) {
  const { view, moves, mine } = useDesk();
  const { name, lies, points } = agenda;
  if (lies !== "down") return <Points n={points} />;
  if (mine && moves.some((move) => move.text === `reveal ${name}`)) return <Note now>reveal</Note>;
  const progress = view.progress[name];
  if (!progress) return null;
  const { met, done, of } = progress;
  if (done === undefined || of === undefined) return <Still>{met ? "met" : progress.holds ? "holds" : "not yet"}</Still>;
  return (
    <em>
      <Ring done={done} of={of} />
      {done}/{of}
    </em>
  );
}

/** What using it costs: bright while it can be. */
function Price({ name, verb }: { name: string; verb: Power }) {
  const { moves, mine, details } = useDesk();
  const found = mine ? cardMoves(moves, name, verb) : [];
  const price = priceOf(found, details);
  if (found.length > 0 && price) return <Note now>{price.fuel + price.ore > 0 ? <Amount of={price} /> : "free"}</Note>;
  const usual = powersOf(name).find((power) => power.kind === "use");
  if (usual && usual.cost.length > 0)
    return (
      <Note now={found.length > 0}>
        <Labelled words={usual.cost.slice(0, 1)} />
      </Note>
    );
  return found.length > 0 ? <Note now>use</Note> : <Still>{verb === "power" ? "power" : "card"}</Still>;
}

function Note({ now, children }: { now: boolean; children: ReactNode }) {
  return <em className={now ? "pri" : undefined}>{children}</em>;
}

function Still({ children }: { children: ReactNode }) {
  return <em className="no">{children}</em>;
}

function Points({ n }: { n: number }) {
  return (
    <em className="no">
      <Icon name="star" />+{n}
      <span className="vh"> victory points</span>
    </em>
  );
}
