import { Icon } from "../../../shell/icons/Icon";
import { Amount } from "../icons/Resource";
import { useDesk } from "../table/desk";
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

/** What is asked, above the dice; its answers stand in the middle of the tray. What was only opened can be left from
 *  here, what was done is taken back by Undo. */
export function Question({ prompt, onLeave }: { prompt: Prompt; onLeave: () => void }) {
  return (
    <div className="hint question">
      <h2>
        <span className="say">
          <Icon name={prompt.icon} />
          {prompt.verb}
        </span>{" "}
        {prompt.question}{" "}
        {prompt.cost && prompt.cost.fuel + prompt.cost.ore > 0 && (
          <span className="cost">
            <Amount of={prompt.cost} />
          </span>
        )}
      </h2>
      {prompt.tallied && prompt.options.some((option) => !option.off && option.seat) && <CardInstead />}
      {prompt.cancel === "close" && (
        <button type="button" className="leave" onClick={onLeave}>
          Cancel
        </button>
      )}
    </div>
  );
}
