import { useEffect, useState } from "react";
import type { TableView } from "../game/TableView";
import type { Letter } from "../link/wire";
import { Token } from "../seats/Token";
import { isCalm } from "../settings/SettingsProvider";
import { useDesk } from "../table/desk";

/** For so long the moment lasts; without motion it stands a little longer. */
const MOMENT = 900;
const STILL = 1200;

/** The moment in which the own turn begins: a band over the table that takes no click away. */
export function TurnWipe() {
  const { view, mine, rolls, me, nameOf } = useDesk();
  const yours = !view.over && view.inTurn === me && (mine || rolls);
  const turn = `${view.round}:${view.inTurn}`;
  const [known, know] = useState(turn);
  const [shown, show] = useState("");
  // Whoever comes in the middle of the own turn has no such moment.
  if (known !== turn && (yours || view.inTurn !== me)) {
    know(turn);
    show(yours ? turn : "");
  }
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => show(""), isCalm() ? STILL : MOMENT);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown) return null;
  return (
    <div className="wipe" aria-hidden="true" key={shown}>
      <Token seat={me} />
      <div>
        <b>{nameOf(me)}, your turn</b>
        <small>
          Round {view.round}. {leading(view, me, nameOf)}
        </small>
      </div>
    </div>
  );
}

/** `Cleo leads with 7.` */
export function leading({ letters, scores }: TableView, me: Letter, nameOf: (seat: Letter) => string): string {
  const most = Math.max(...letters.map((seat) => scores[seat] ?? 0));
  const first = letters.filter((seat) => (scores[seat] ?? 0) === most);
  if (most === 0) return "Nobody has a point yet.";
  if (first.length > 1 || first[0] === undefined) return most === 1 ? "1 point leads." : `${most} points lead.`;
  return first[0] === me ? `You lead with ${most}.` : `${nameOf(first[0])} leads with ${most}.`;
}
