import { useDesk } from "../table/desk";
import { type Card, title } from "../names/names";
import { has, pointsFor } from "../names/things";
import { cardMoves, priceOf } from "../prompts/cardPrompt";
import { UseWords } from "./UseWords";

/** What an own card can do now: its buttons, or why there is none to press. */
export function Powers({ card }: { card: Card }) {
  const { view, moves, mine, me, open, act, askWhy, details, notNow } = useDesk();
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
  /** The power as the server lists it among what is not possible; a card that is used up has one line for both. */
  const refused = (power: "use" | "discard"): string => {
    if (!mine) return "";
    if (view.asks !== "main") return "end"; // whatever does not answer the question is refused alike
    const lines = notNow.flatMap(({ action = "" }) => (action.split(" ")[1] === card ? [action] : []));
    return lines.find((action) => action.startsWith(`${power} `)) ?? lines[0] ?? "";
  };
  const price = priceOf(uses, details);
  const awaited = uses.some((move) => !details[move.text]);
  return (
    <>
      {has(card, "use") &&
        (uses.length > 0 ? (
          <button type="button" className="cbtn pri" data-action={`use ${card}`} onClick={() => begin("use", uses)}>
            <UseWords of={`the ${title(card)}`} price={price} awaited={awaited} />
          </button>
        ) : (
          <button
            type="button"
            className="cbtn"
            aria-disabled="true"
            data-why={card}
            onClick={() =>
              refused("use") &&
              askWhy({
                title: `Why not use the ${title(card)}?`,
                action: refused("use"),
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
          data-action={`discard ${card}`}
          aria-disabled={discards.length === 0 || undefined}
          onClick={() => {
            if (discards.length > 0) begin("discard", discards);
            else if (refused("discard"))
              askWhy({
                title: `Why not discard the ${title(card)}?`,
                action: refused("discard"),
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
