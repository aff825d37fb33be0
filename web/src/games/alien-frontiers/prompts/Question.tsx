import { Icon } from "../../../shell/icons/Icon";
import { Sign } from "../hand/Sign";
import { Amount, Say } from "../icons/Resource";
import { useDesk } from "../table/desk";
import { textOf } from "../text/said";
import type { Prompt } from "./prompt";

/** What a raid takes: resources, or a card in their place. */
function CardInstead() {
  const { wantsCard, wantCard, tally } = useDesk();
  return (
    <div className="either" role="group" aria-label="What you take">
      <button type="button" aria-pressed={!wantsCard} onClick={() => wantCard(false)}>
        {tally?.max ?? ""} resources
      </button>
      <button type="button" aria-pressed={wantsCard} onClick={() => wantCard(true)}>
        1 card
      </button>
    </div>
  );
}

/** A card may be taken in the place of what is counted. */
export function offersCard({ tallied, options }: Prompt): boolean {
  return tallied === true && options.some((option) => !option.off && (option.seat || option.thing));
}

/** A line says what has led to the question. */
export function isNoted({ note }: Prompt): boolean {
  return note !== undefined && textOf(note) !== "";
}

/** What is asked, above the dice; its answers stand in the middle of the tray. What was only opened can be left from
 *  here, what was done is taken back by Undo. */
export function Question({ prompt, onLeave }: { prompt: Prompt; onLeave: () => void }) {
  return (
    <div className={`hint question${isNoted(prompt) ? " noted" : ""}${offersCard(prompt) ? " with-card" : ""}`}>
      <h2>
        <span className={prompt.by ? "say signed" : "say"}>
          {prompt.by ? <Sign of={prompt.by} /> : <Icon name={prompt.icon} />}
          {prompt.verb}
        </span>{" "}
        {prompt.question}{" "}
        {prompt.cost && prompt.cost.fuel + prompt.cost.ore > 0 && (
          <span className="cost">
            <Amount of={prompt.cost} />
          </span>
        )}
      </h2>
      {prompt.note && isNoted(prompt) && (
        <span className="qnote">
          <Say words={prompt.note} />
        </span>
      )}
      {offersCard(prompt) && <CardInstead />}
      {prompt.cancel === "close" && (
        <button type="button" className="leave" onClick={onLeave}>
          Cancel
        </button>
      )}
    </div>
  );
}
