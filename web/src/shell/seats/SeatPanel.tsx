import { title } from "../../games/alien-frontiers/names/names";
import { coloniesLeft, seatOf, type View } from "../../games/alien-frontiers/position/view";
import { Icon, Resource } from "../icons/Icon";
import type { Letter } from "../link/wire";
import { useDesk } from "../table/desk";
import { plural } from "../text/words";
import { Token } from "./Token";

/** Another seat: who it is, what it has, and its points. */
export function SeatPanel({ seat, thinking }: { seat: Letter; thinking: boolean }) {
  const { view, seats, nameOf, before } = useDesk();
  const own = seatOf(view, seat);
  const was = before ? seatOf(before, seat) : own;
  const info = seats.find((one) => one.letter === seat);
  const playing = view.position.turn === seat && !view.over;
  return (
    <section className={`seat s${seat}${playing ? " playing" : ""}`} aria-label={nameOf(seat)} data-seat={seat}>
      <Token seat={seat} />
      <h3>
        <span title={nameOf(seat)}>{nameOf(seat)}</span>{" "}
        <small>{noteOf(view, seat, thinking, info?.player === "bot", info?.present ?? true)}</small>
      </h3>
      <div className="pts">
        {view.scores[seat] ?? 0}
        <small aria-hidden="true">VP</small>
        <span className="vh"> victory points</span>
      </div>
      <div className="stats">
        <span
          role="img"
          aria-label={plural(own.fuel, "fuel")}
          title="fuel"
          className={own.fuel !== was.fuel ? "moved" : undefined}
        >
          <Resource kind="fuel" />
          {own.fuel}
        </span>
        <span
          role="img"
          aria-label={plural(own.ore, "ore")}
          title="ore"
          className={own.ore !== was.ore ? "moved" : undefined}
        >
          <Resource kind="ore" />
          {own.ore}
        </span>
        <span role="img" aria-label={plural(own.ships, "ship")} title="ships">
          <Icon name="ship" />
          {own.ships} <em>ships</em>
        </span>
        <span role="img" aria-label={`${plural(coloniesLeft(view, seat), "colony")} left`} title="colonies left">
          <Icon name="dome" />
          {coloniesLeft(view, seat)} <em>left</em>
        </span>
        <span className="nc" role="img" aria-label={plural(own.cards.length, "tech card")} title="tech cards">
          <Icon name="tech" />
          {own.cards.length}
        </span>
      </div>
      <div className="hold">
        {own.cards.length > 0 ? (
          <>
            <Icon name="tech" /> {own.cards.map(cardName).join(", ")}
          </>
        ) : (
          "no cards"
        )}
      </div>
    </section>
  );
}

function cardName(card: string): string {
  return card === "alien-city" || card === "alien-monument" ? `${title(card)} (1 VP)` : title(card);
}

function noteOf(view: View, seat: Letter, thinking: boolean, bot: boolean, present: boolean): string {
  if (thinking) return "is thinking";
  if (view.position.turn === seat && !view.over) return "plays now";
  const next = view.letters[(view.letters.indexOf(view.position.turn) + 1) % view.letters.length];
  if (!present && !bot) return "away";
  if (bot) return "computer";
  return next === seat && !view.over ? "plays next" : "";
}
