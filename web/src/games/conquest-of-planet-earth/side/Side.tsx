import { Icon } from "../../../shell/icons/Icon";
import { Token } from "../../../shell/seats/Token";
import { titleOf, useNamed } from "../names/things";
import { type View, areTurnedUp, laidOpen, playerOf } from "../position/view";
import { ResistanceSide } from "../resistance/ResistanceSide";
import { BattleSide } from "../screen/BattleSide";
import { useDesk } from "../table/desk";
import { EventPlate } from "../windows/EventPlate";
import { RacePlate } from "./RacePlate";

/** Beside the world: the turn order with Action Points, the own race and things, the decks. */
export function Side() {
  const { view } = useDesk();
  return (
    <aside className="flank" aria-label="Your side">
      <Moment view={view} />
      <RacePlate />
      <InPlay />
      <Decks />
    </aside>
  );
}

/** What goes on now: a Battle, a card that is played, the Humans' phase; else whose turn comes when. */
function Moment({ view }: { view: View }) {
  const [card] = view.played;
  if (view.battle && !view.over)
    return (
      <>
        <BattleSide />
        {card && <EventPlate card={card} small />}
      </>
    );
  if (view.phase === "resistance")
    return (
      <>
        <ResistanceSide />
        {card && <EventPlate card={card} small />}
      </>
    );
  return card ? <EventPlate card={card} /> : <TurnOrder />;
}

/** Who acts when, and with how many Action Points. */
export function TurnOrder() {
  const { view, nameOf } = useDesk();
  const known = areTurnedUp(view);
  const choosing = view.phase === "command" && !known;
  // Until the last die is rolled nobody is First Player.
  const decided = known && (view.phase !== "command" || view.order.every((seat) => playerOf(view, seat).number !== null));
  return (
    <section className="plate ord">
      <header>
        <h2>{choosing ? "Command" : "Turn order"}</h2>
        <span className="free">{choosing ? `round ${view.round}` : "actions"}</span>
      </header>
      <ol>
        {view.order.map((seat, i) => {
          const { number, points, chosen } = playerOf(view, seat);
          const now = view.turn === seat;
          return (
            <li key={seat} className={now ? "now" : ""} aria-current={now ? "step" : undefined}>
              <Token seat={seat} />
              <span className="who">
                <span className="nm">{nameOf(seat)}</span>
                <em>
                  {decided && i === 0 && (
                    <span>
                      <Icon name="first" /> <span className={now && points !== number ? "vh" : undefined}>first</span>
                    </span>
                  )}
                  {choosing && <span aria-hidden="true">{chosen !== null ? "has chosen" : "chooses"}</span>}
                  {now && points !== number && <span>{points} left</span>}
                </em>
              </span>
              <Disc number={number ?? (known ? laidOpen(view, seat) : null)} seat={seat} laid={chosen !== null} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** A Command Counter: open, face down, or not laid yet. */
function Disc({ number, seat, laid }: { number: number | string | null; seat: string; laid: boolean }) {
  if (number !== null) return <i className={`cc s${seat}`}>{number}</i>;
  return (
    <i className={`cc s${seat} ${laid ? "back" : "dash"}`}>
      <span className="vh">{laid ? "has chosen" : "chooses"}</span>
      {laid && <Icon name="lock" />}
    </i>
  );
}

const DECKS: readonly (readonly [pile: string, title: string, icon: string, brief?: string])[] = [
  ["events", "Events", "card"],
  ["resistance", "Resistance", "shield"],
  ["resistance-events", "Resistance Events", "horn", "R. Events"],
  ["locations", "Locations", "map"],
  ["space-stuff", "Space Stuff", "cube"],
  ["human-tech", "Human Tech", "flask"],
];

/** Every deck, and what was discarded: at a press it is read. */
function Decks() {
  const { view, read } = useDesk();
  return (
    <section className="plate dk" aria-label="Decks and discard piles">
      <ul>
        {DECKS.map(([pile, title, icon, brief]) => {
          const seen = view.piles[pile];
          if (!seen) return null;
          return (
            <li key={pile}>
              <button type="button" onClick={() => read(`pile:${pile}`)}>
                <Icon name={icon} />
                <span className={brief ? "whole" : undefined}>{title}</span>
                {brief && (
                  <span className="brief" aria-hidden="true">
                    {brief}
                  </span>
                )}
                {seen.discards.length > 0 && <em>{seen.discards.length} used</em>}
                <b>{seen.deck}</b>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What remains in play, for everybody's eyes. */
function InPlay() {
  const { view, read } = useDesk();
  const named = useNamed();
  const events = Object.keys(view.inPlay);
  if (events.length + view.tech.length === 0) return null;
  return (
    <section className="plate ht">
      <header>
        <h2>In play</h2>
      </header>
      {events.map((name) => (
        <button type="button" key={name} className="pw hum" onClick={() => read(`event:${name}`)}>
          <b>{titleOf(named, "event", name)}</b>
        </button>
      ))}
      {view.tech.map((name) => (
        <button type="button" key={name} className="pw hum" onClick={() => read(`tech:${name}`)}>
          <b>{titleOf(named, "tech", name)}</b>
        </button>
      ))}
    </section>
  );
}
