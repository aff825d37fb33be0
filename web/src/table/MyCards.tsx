import { CardWords } from "../board/Display";
import { HintMark } from "../board/HintMark";
import { Amount, Icon } from "../board/Icon";
import { CARD_TEXTS } from "../lib/cards";
import { type Card, title } from "../lib/names";
import { cardMoves } from "../lib/cardPrompt";
import { seatOf } from "../lib/view";
import { resourcesIn } from "../lib/words";
import { useDesk } from "./desk";

/** The own tech cards, each with what it can do now. */
export function MyCards({ className }: { className: string }) {
  const { view, me } = useDesk();
  const { cards } = seatOf(view, me);
  const crowd = cards.length > 3 ? ` many n${Math.min(cards.length, 6)}` : "";
  return (
    <div className={className + crowd} role="group" aria-label="Your tech cards">
      <h2 className="vh">Your tech cards</h2>
      {cards.map((card) => (
        <article className={`card s${me}`} key={card}>
          <h3>
            {title(card)}
            <Icon name={CARD_TEXTS[card].points ? "star" : "tech"} />
          </h3>
          <CardWords card={card} short />
          <HintMark spot={`card:${card}`} />
          <div className="acts">
            <Powers card={card} />
          </div>
        </article>
      ))}
      {cards.length === 0 && (
        <p className="nocards">No tech cards yet. Ships worth 8 at the Alien Artifact claim one.</p>
      )}
    </div>
  );
}

function Powers({ card }: { card: Card }) {
  const { view, moves, mine, me, open, act, askWhy } = useDesk();
  const text = CARD_TEXTS[card];
  if (!text.use && !text.discard) return <Still>{text.points ? "Scores" : "Always on"}</Still>;
  if (view.position.turn === me && view.turn.used?.includes(card)) return <Still>Used this turn</Still>;
  const uses = mine ? cardMoves(moves, card, "use") : [];
  const discards = mine ? cardMoves(moves, card, "discard") : [];
  const begin = (power: "use" | "discard", found: typeof uses): void => {
    const only = found.length === 1 ? found[0] : undefined;
    if (only && power === "use") act(only.text);
    else open({ kind: "card", card, power });
  };
  const price = uses[0] ? resourcesIn(uses[0].cost) : null;
  const same = uses.every((move) => resourcesIn(move.cost).fuel === price?.fuel);
  return (
    <>
      {text.use &&
        (uses.length > 0 ? (
          <button className="cbtn pri" onClick={() => begin("use", uses)}>
            Use {price && same && <Amount of={price} />}
            <span className="vh"> the {title(card)}</span>
          </button>
        ) : (
          <button
            className="cbtn"
            aria-disabled="true"
            data-why={card}
            onClick={() =>
              mine &&
              askWhy({
                title: `Why not use the ${title(card)}?`,
                action: useProbe(card, view.dice[0]?.value ?? 1),
                chosen: [],
              })
            }
          >
            Use<span className="vh"> the {title(card)}: not now, why?</span>
          </button>
        ))}
      {text.discard && (
        <button
          className="cbtn"
          aria-disabled={discards.length === 0 || undefined}
          onClick={() => discards.length > 0 && begin("discard", discards)}
        >
          Discard<span className="vh"> the {title(card)}</span>
        </button>
      )}
    </>
  );
}

function Still({ children }: { children: string }) {
  return <span className="cbtn still">{children}</span>;
}

/** Some use of the card in notation, for the rule that forbids it now. */
function useProbe(card: Card, value: number): string {
  const words: Partial<Record<Card, string>> = {
    "booster-pod": `${value}`,
    "stasis-beam": `${value}`,
    "polarity-device": `${value}`,
    "gravity-manipulator": `${value} ${value}`,
    "data-crystal": "lem-badlands",
    "plasma-cannon": "solar-converter",
    "mind-control-helmet": "solar-converter",
    "orbital-teleporter": "solar-converter 1",
    "temporal-warper": "",
  };
  return `use ${card} ${words[card] ?? ""}`.trim();
}
