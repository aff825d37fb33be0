import { CARDS, type Card, title } from "../../lib/names";
import { type Draft, put } from "../../lib/draft";
import { Choice, NumberField, Tick } from "./inputs";

interface CardsFormProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

const NONE = ["", "none"] as const;

/** The cards nobody holds: on display, in the discards, and in the deck. */
export function CardsForm({ draft, onChange }: CardsFormProps) {
  const { display, discards = [], deck } = draft.position;
  return (
    <section className="panel" aria-label="Cards">
      <h2>Cards</h2>
      <div className="grid3">
        {[0, 1, 2].map((i) => (
          <Choice
            key={i}
            label={`Card ${i + 1} on display`}
            value={display[i] ?? ""}
            options={[NONE, ...CARDS]}
            onChange={(card) => onChange(put(draft, { display: replaced(display, i, card), deck: undefined }))}
          />
        ))}
      </div>
      <details>
        <summary>Discards{discards.length > 0 && ` (${discards.length})`}</summary>
        <Pile
          name="discards"
          cards={discards}
          onChange={(cards) => onChange(put(draft, { discards: cards, deck: undefined }))}
        />
      </details>
      <details>
        <summary>Deck ({deck ? deck.length : "every other card"})</summary>
        <Tick
          label="Every card that is nowhere else"
          value={deck === undefined}
          onChange={(usual) => onChange(put(draft, { deck: usual ? undefined : [] }))}
        />
        {deck && <Pile name="deck" cards={deck} onChange={(cards) => onChange(put(draft, { deck: cards }))} />}
      </details>
    </section>
  );
}

/** So many of each card. */
function Pile({ name, cards, onChange }: { name: string; cards: Card[]; onChange: (cards: Card[]) => void }) {
  const count = (card: Card): number => cards.filter((one) => one === card).length;
  return (
    <div className="grid4 pile">
      {CARDS.map((card) => (
        <NumberField
          key={card}
          label={title(card)}
          say={`${title(card)}, in the ${name}`}
          value={count(card)}
          high={2}
          onChange={(wanted) =>
            onChange(CARDS.flatMap((one) => Array<Card>(one === card ? (wanted ?? 0) : count(one)).fill(one)))
          }
        />
      ))}
    </div>
  );
}

function replaced(display: Card[], i: number, card: string): Card[] {
  const next: (Card | "")[] = [display[0] ?? "", display[1] ?? "", display[2] ?? ""];
  next[i] = card as Card | "";
  return next.filter((one): one is Card => one !== "");
}
