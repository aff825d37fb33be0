import { type Card, cards as every, title } from "../names/names";
import { Complaint, Folded, useProblem } from "../../../shell/editor/Complaint";
import { type Draft, put } from "./draft";
import { Choice, NumberField, Tick } from "../../../shell/editor/inputs";

interface CardsFormProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

const NONE = ["", "none"] as const;

/** The cards nobody holds: on display, in the discards, and in the deck. */
export function CardsForm({ draft, onChange }: CardsFormProps) {
  const { display, discards = [], deck } = draft.position;
  return (
    <section className="panel" aria-labelledby="the-cards">
      <h2 id="the-cards">Cards that nobody holds</h2>
      <Complaint at="display" />
      <div className="grid3">
        {[0, 1, 2].map((i) => (
          <Choice
            key={i}
            label={`Card ${i + 1} on display`}
            at={i < 2 ? `display.${i + 1}` : ["display.3", "display.4", "display.5"]}
            value={display[i] ?? ""}
            options={[NONE, ...every()]}
            onChange={(card) => onChange(put(draft, { display: replaced(display, i, card), deck: undefined }))}
          />
        ))}
      </div>
      <Folded title="Discards" note={discards.length > 0 ? String(discards.length) : "none"} at={["discards"]} inner>
        <Pile
          name="discards"
          cards={discards}
          onChange={(cards) => onChange(put(draft, { discards: cards, deck: undefined }))}
        />
      </Folded>
      <Folded title="Deck" note={deck ? String(deck.length) : "every other card"} at={["deck"]} inner>
        <Tick
          label="Every card that is nowhere else"
          value={deck === undefined}
          onChange={(usual) => onChange(put(draft, { deck: usual ? undefined : [] }))}
        />
        {deck && <Pile name="deck" cards={deck} onChange={(cards) => onChange(put(draft, { deck: cards }))} />}
      </Folded>
    </section>
  );
}

/** So many of each card. */
function Pile({ name, cards, onChange }: { name: string; cards: Card[]; onChange: (cards: Card[]) => void }) {
  const count = (card: Card): number => cards.filter((one) => one === card).length;
  const problem = useProblem(name);
  return (
    <>
      {problem && (
        <p className="wrong" tabIndex={-1}>
          {problem}
        </p>
      )}
      <div className="grid4 pile">
        {every().map((card) => (
          <NumberField
            key={card}
            label={title(card)}
            say={`${title(card)}, in the ${name}`}
            value={count(card)}
            high={2}
            onChange={(wanted) =>
              onChange(every().flatMap((one) => Array<Card>(one === card ? (wanted ?? 0) : count(one)).fill(one)))
            }
          />
        ))}
      </div>
    </>
  );
}

function replaced(display: Card[], i: number, card: string): Card[] {
  const next: (Card | "")[] = [display[0] ?? "", display[1] ?? "", display[2] ?? ""];
  next[i] = card as Card | "";
  return next.filter((one): one is Card => one !== "");
}
