import { Amount, Awaited } from "../icons/Resource";
import { useDesk } from "../table/desk";
import { type Card, title } from "../names/names";
import { has, pointsFor } from "../names/things";
import { cardMoves, priceOf } from "../prompts/cardPrompt";

const ONE_FUEL = { fuel: 1, ore: 0 };

/** What an own card can do now: its buttons, or why there is none to press. */
export function Powers({ card }: { card: Card }) {
  const { view, moves, mine, me, open, act, askWhy, details } = useDesk();
  if (!has(card, "use") && !has(card, "discard"))
    return <Still>{pointsFor(card) > 0 ? "Scores" : "Always on"}</Still>;
  if (view.acting === me && view.turn.used?.includes(card)) return <Still>Used this turn</Still>;
  const uses = mine ? cardMoves(moves, card, "use") : [];
  const discards = mine ? cardMoves(moves, card, "discard") : [];
  const begin = (power: "use" | "discard", found: typeof uses): void => {
    const only = found.length === 1 ? found[0] : undefined;
    if (only && power === "use") act(only.text);
    else open({ kind: "card", card, power });
  };
  const price = priceOf(uses, details);
  const awaited = uses.some((move) => !details[move.text]);
  return (
    <>
      {has(card, "use") &&
        (uses.length > 0 ? (
          <button type="button" className="cbtn pri" onClick={() => begin("use", uses)}>
            Use<span className="vh"> the {title(card)},</span> {awaited && <Awaited like={ONE_FUEL} />}
            {price && (price.fuel > 0 ? <Amount of={price} /> : <span>free</span>)}
          </button>
        ) : (
          <button
            type="button"
            className="cbtn"
            aria-disabled="true"
            data-why={card}
            onClick={() =>
              mine &&
              askWhy({
                title: `Why not use the ${title(card)}?`,
                action: someUse(card, view.dice[0]?.value ?? 1),
                at: `[data-why="${card}"]`,
                chosen: [],
              })
            }
          >
            Use<span className="vh"> the {title(card)}: not now, why?</span>
          </button>
        ))}
      {has(card, "discard") && (
        <button
          type="button"
          className="cbtn"
          aria-disabled={discards.length === 0 || undefined}
          onClick={() => {
            if (discards.length > 0) begin("discard", discards);
            else if (mine)
              askWhy({
                title: `Why not discard the ${title(card)}?`,
                action: someDiscard(card),
                at: `[data-why="${card}"]`,
                chosen: [],
              });
          }}
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
function someUse(card: Card, value: number): string {
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

/** Some discard of the card in notation, likewise. */
function someDiscard(card: Card): string {
  const words: Partial<Record<Card, string>> = {
    "booster-pod": "isolation-field",
    "stasis-beam": "lem-badlands",
    "gravity-manipulator": "lem-badlands",
    "data-crystal": "lem-badlands",
    "orbital-teleporter": "A lem-badlands",
    "polarity-device": "A lem-badlands",
    "plasma-cannon": "solar-converter",
    "temporal-warper": "booster-pod",
  };
  return `discard ${card} ${words[card] ?? ""}`.trim();
}
