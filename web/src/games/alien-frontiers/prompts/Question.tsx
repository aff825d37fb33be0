import { Icon } from "../../../shell/icons/Icon";
import { Amount } from "../icons/Resource";
import type { Prompt } from "./prompt";

/** What is asked, above the dice, and the way to leave it; its answers stand in the middle of the tray. */
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
      {prompt.cancel && (
        <button type="button" className="leave" onClick={onLeave}>
          {prompt.cancel === "undo" ? "Take it back" : "Cancel"}
        </button>
      )}
    </div>
  );
}
