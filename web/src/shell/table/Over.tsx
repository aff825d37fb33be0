import { Sunburst } from "../../games/alien-frontiers/drawing/PlanetArt";
import { type View, pointsOf } from "../../games/alien-frontiers/position/view";
import type { Outcome } from "../link/messages";
import type { Letter } from "../link/wire";
import { Token } from "../seats/Token";
import { listed, plural } from "../text/words";
import { useDesk } from "./desk";

/** Who won, and by what. */
export function Over({ outcome, onReplay }: { outcome: Outcome | null; onReplay: (() => void) | null }) {
  const { view, nameOf } = useDesk();
  const order = standings(view, outcome);
  const winners = winnersOf(view, outcome, order);
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
          {listed(winners.map(nameOf))} {winners.length > 1 ? "share the victory" : "wins"}
        </h2>
        <p>
          {onReplay && (
            <button className="cbtn pri" onClick={onReplay}>
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
            <small>{madeOf(view, seat)}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

function standings(view: View, outcome: Outcome | null): Letter[] {
  const rank = (seat: Letter): number => outcome?.ranks[view.letters.indexOf(seat)] ?? 0;
  return [...view.letters].sort((a, b) => rank(a) - rank(b) || (view.scores[b] ?? 0) - (view.scores[a] ?? 0));
}

function winnersOf(view: View, outcome: Outcome | null, order: Letter[]): Letter[] {
  if (!outcome) return order.slice(0, 1);
  const named = outcome.winners.map((winner) => (typeof winner === "number" ? view.letters[winner] : winner));
  return named.filter((seat): seat is Letter => seat !== undefined);
}

function madeOf(view: View, seat: Letter): string {
  const { colonies, territories, positron, cards } = pointsOf(view.position, view.control, seat);
  const parts = [
    plural(colonies, "colony"),
    territories > 0 ? `${territories} ${territories > 1 ? "territories" : "territory"}` : "",
    positron > 0 ? "Positron Field" : "",
    cards > 0 ? plural(cards, "card") : "",
  ];
  return parts.filter(Boolean).join(", ");
}
