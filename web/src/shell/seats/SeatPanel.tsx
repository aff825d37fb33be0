import type { ReactNode } from "react";
import type { TableView } from "../game/TableView";
import type { Letter } from "../link/wire";
import { useDesk } from "../table/desk";
import { Token } from "./Token";

interface SeatPanelProps {
  seat: Letter;
  thinking: boolean;
  /** How its row looks, as the game says. */
  look?: string;
  /** What it has, as the game shows it. */
  children: ReactNode;
}

/** Another seat: who it is, its points, and what it has. */
export function SeatPanel({ seat, thinking, look = "", children }: SeatPanelProps) {
  const { view, seats, nameOf } = useDesk();
  const info = seats.find((one) => one.letter === seat);
  const playing = view.inTurn === seat && !view.over;
  return (
    <section className={`seat s${seat}${playing ? " playing" : ""} ${look}`.trim()} aria-label={nameOf(seat)} data-seat={seat}>
      <Token seat={seat} />
      <h3>
        <span title={nameOf(seat)}>{nameOf(seat)}</span>{" "}
        <small>{noteOf(view, seat, thinking, info?.player === "bot", info?.present ?? true)}</small>
      </h3>
      <div className="pts">
        {view.scores[seat] ?? 0}
        <small aria-hidden="true">{view.scored?.short ?? "VP"}</small>
        <span className="vh"> {view.scored?.words ?? "victory points"}</span>
      </div>
      {children}
    </section>
  );
}

function noteOf(view: TableView, seat: Letter, thinking: boolean, bot: boolean, present: boolean): string {
  if (thinking) return "is thinking";
  if (bot && !present && !view.over) return "is not here";
  if (view.inTurn === seat && !view.over) return "plays now";
  const next = view.letters[(view.letters.indexOf(view.inTurn) + 1) % view.letters.length];
  if (!present && !bot) return "away";
  if (bot) return "computer";
  return next === seat && !view.over ? "plays next" : "";
}
