import { areTogether, headline } from "../end/endWords";
import { Sunburst } from "../frame/Sunburst";
import type { TableView } from "../game/TableView";
import type { Outcome } from "../link/messages";
import type { Letter } from "../link/wire";
import { Token } from "../seats/Token";
import { listed } from "../text/words";
import { useDesk } from "./desk";

export interface OverProps {
  outcome: Outcome | null;
  onReplay: (() => void) | null;
  /** Back to the page of the end. */
  onEnd: (() => void) | null;
}

/** Who won, and by what. */
export default function OverNote({ outcome, onReplay, onEnd }: OverProps) {
  const { view, nameOf } = useDesk();
  const order = standings(view, outcome);
  const winners = winnersOf(outcome, order);
  return (
    <div className="overnote" role="status">
      <div className="won">
        <span className="laurel" aria-hidden="true">
          <Sunburst />
          {winners.map((seat) => (
            <Token key={seat} seat={seat} />
          ))}
        </span>
        <h2>
          {outcome && (winners.length === 0 || areTogether(outcome))
            ? headline(outcome, { letters: view.letters, nameOf, isMine: () => false })
            : `${listed(winners.map(nameOf))} ${winners.length > 1 ? "share the victory" : "wins"}`}
        </h2>
        <p>
          {onEnd && (
            <button type="button" className="cbtn pri" onClick={onEnd}>
              The end
            </button>
          )}
          {onReplay && (
            <button type="button" className="cbtn" onClick={onReplay}>
              See it again
            </button>
          )}
          <a className="cbtn" href="/">
            New game
          </a>
        </p>
      </div>
      <ol>
        {order.map((seat) => (
          <li key={seat}>
            <Token seat={seat} /> <span>{nameOf(seat)}</span> <b>{view.scores[seat] ?? 0}</b>
            <small>{madeOf(outcome, seat)}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

function standings(view: TableView, outcome: Outcome | null): Letter[] {
  const rank = (seat: Letter): number => outcome?.ranks[view.letters.indexOf(seat)] ?? 0;
  return [...view.letters].sort((a, b) => rank(a) - rank(b) || (view.scores[b] ?? 0) - (view.scores[a] ?? 0));
}

function winnersOf(outcome: Outcome | null, order: Letter[]): Letter[] {
  if (!outcome) return order.slice(0, 1);
  return outcome.winners;
}

/** Of what a total is made, as the game has it: what is nought is left out. */
function madeOf(outcome: Outcome | null, seat: Letter): string {
  const parts = outcome?.made?.rows.find((row) => row.seat === seat)?.parts ?? [];
  const told = parts.flatMap((n, i) => (n ? [`${outcome?.made?.columns[i] ?? ""} ${n}`] : []));
  return told.join(", ");
}
