import { Icon } from "../board/Icon";
import { Token } from "../board/Token";
import type { HintMessage, Outcome } from "../lib/messages";
import type { Letter } from "../lib/names";
import { phrase } from "../lib/phrase";
import { listed } from "../lib/words";
import { useDesk } from "./desk";

/** The suggested turn in words; its places are marked on the board by the same numbers. */
export function HintNote({ hint, onClose }: { hint: HintMessage; onClose: () => void }) {
  const { act, mine, moves, nameOf } = useDesk();
  const first = hint.steps[0];
  const can = mine && first !== undefined && moves.some((move) => move.text === first);
  return (
    <div className="note hintnote" role="status">
      <Icon name="bulb" />
      <div>
        <ol aria-label="The suggested turn">
          {hint.steps.map((step, i) => (
            <li key={i}>{phrase(step, nameOf)}</li>
          ))}
        </ol>
        <p>{hint.reason}</p>
      </div>
      {can && (
        <button className="cbtn pri" onClick={() => act(...hint.steps)}>
          Do it
        </button>
      )}
      <button className="nx" aria-label="Close the hint" onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}

/** A sentence from the server that the person should read. */
export function Notice({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <div className="note" role="alert">
      <p>{text}</p>
      <button className="nx" aria-label="Close" onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}

export function Looking({ number, onBack }: { number: number; onBack: () => void }) {
  return (
    <div className="note" role="status">
      <Icon name="undo" />
      <p>You are looking at an earlier position ({number}).</p>
      <button className="cbtn pri" onClick={onBack}>
        Back to now
      </button>
    </div>
  );
}

/** Who won, and by what. */
export function OverNote({ outcome, onReplay }: { outcome: Outcome | null; onReplay: (() => void) | null }) {
  const { view, nameOf } = useDesk();
  const order = [...view.letters].sort(
    (a, b) =>
      rank(outcome, view.letters, a) - rank(outcome, view.letters, b) || (view.scores[b] ?? 0) - (view.scores[a] ?? 0),
  );
  const winners = outcome
    ? outcome.winners.map((winner) => (typeof winner === "number" ? view.letters[winner] : winner))
    : [order[0]];
  const names = winners.filter((seat): seat is Letter => seat !== undefined).map(nameOf);
  return (
    <div className="overnote" role="status">
      <h2>
        {listed(names)} {names.length > 1 ? "share the victory" : "wins"}
      </h2>
      <ol>
        {order.map((seat) => (
          <li key={seat}>
            <Token seat={seat} /> {nameOf(seat)} <b>{view.scores[seat] ?? 0}</b>
          </li>
        ))}
      </ol>
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
  );
}

function rank(outcome: Outcome | null, letters: Letter[], seat: Letter): number {
  return outcome?.ranks[letters.indexOf(seat)] ?? 0;
}
