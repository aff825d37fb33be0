import { memo } from "react";
import { Token } from "../../../shell/seats/Token";
import { boardOf } from "../position/view";
import { useDesk } from "../table/desk";
import { seatLook } from "../table/seatLook";
import { FactionRow } from "./FactionRow";

/** The own faction among the others': its dock is open to everybody. What else one has lies in the tray. */
export const OwnRow = memo(function OwnRow() {
  const desk = useDesk();
  const { view, me, nameOf, watching } = desk;
  if (!boardOf(view, me)) return null;
  return (
    <section className={`seat own s${me} ${seatLook(desk, me, false)}`} aria-label={watching ? nameOf(me) : "Your faction"} data-seat={me}>
      <Token seat={me} />
      <h3>
        <span>{nameOf(me)}</span> <small>{watching ? "" : "you"}</small>
      </h3>
      <div className="pts">
        {view.scores[me] ?? 0}
        <small aria-hidden="true">VP</small>
        <span className="vh"> victory points</span>
      </div>
      <FactionRow seat={me} />
    </section>
  );
});
