import { CARDS, FIELDS, TERRITORIES, type Card, type Letter, title } from "../../lib/names";
import { type Draft, LETTERS, readDice } from "../../lib/draft";

interface BoardFormProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onSeats: (seats: number) => void;
}

/** Edition and seats, whose turn it is, the dice, the fields and the display. */
export function BoardForm({ draft, onChange, onSeats }: BoardFormProps) {
  const { position } = draft;
  const put = (change: Partial<Draft["position"]>): void =>
    onChange({ ...draft, position: { ...position, ...change } });
  return (
    <section className="panel" aria-label="The table">
      <h2>The table</h2>
      <div className="grid3">
        <label className="field">
          Edition
          <select value={draft.edition} onChange={(event) => onChange({ ...draft, edition: event.target.value })}>
            <option value="first-printing">First printing</option>
            <option value="later-printing">Later printing</option>
            <option value="edition-x">Edition X</option>
          </select>
        </label>
        <label className="field">
          Seats
          <select value={draft.seats} onChange={(event) => onSeats(Number(event.target.value))}>
            {[2, 3, 4].map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
        <label className="field">
          Whose turn
          <select value={position.turn} onChange={(event) => put({ turn: event.target.value as Letter })}>
            {LETTERS.slice(0, draft.seats).map((letter) => (
              <option key={letter}>{letter}</option>
            ))}
          </select>
        </label>
        <label className="field wide">
          Unplaced dice (6* is the Relic Ship)
          <input
            defaultValue={position.dice.join(" ")}
            key={position.turn}
            onChange={(event) => put({ dice: readDice(event.target.value) })}
          />
        </label>
        {FIELDS.map((field) => (
          <label className="field" key={field}>
            {title(field)}
            <select
              value={position.fields[field] ?? "off"}
              onChange={(event) => put({ fields: { ...position.fields, [field]: event.target.value } })}
            >
              <option value="off">off the board</option>
              {TERRITORIES.map((territory) => (
                <option key={territory} value={territory}>
                  {title(territory)}
                </option>
              ))}
            </select>
          </label>
        ))}
        {[0, 1, 2].map((i) => (
          <label className="field" key={i}>
            Card {i + 1} on display
            <select
              value={position.display[i] ?? ""}
              onChange={(event) => put({ display: replaced(position.display, i, event.target.value) })}
            >
              <option value="">none</option>
              {CARDS.map((card) => (
                <option key={card} value={card}>
                  {title(card)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </section>
  );
}

function replaced(display: Card[], i: number, card: string): Card[] {
  const next: (Card | "")[] = [display[0] ?? "", display[1] ?? "", display[2] ?? ""];
  next[i] = card as Card | "";
  return next.filter((one): one is Card => one !== "");
}
