import { Icon, Arrow } from "../../../shell/icons/Icon";
import { useDesk } from "../table/desk";
import { sentence } from "../../../shell/text/words";
import { title } from "../names/names";
import { textOf } from "../text/said";
import { isStop } from "./askedPrompt";
import type { Prompt } from "./prompt";

/** On a phone: the territory that was tapped, what follows, and the button that does it. */
export function Pick({ prompt }: { prompt: Prompt }) {
  const { hot, act } = useDesk();
  const option = prompt.options.find((one) => one.action === hot && !one.off);
  const stop = prompt.options.find(isStop);
  if (!option?.territory) {
    return (
      <div className="pick only-phone">
        <div>
          <b>{prompt.question}</b>
          <span>Lit territories can be tapped.</span>
        </div>
        {stop && (
          <button type="button" className="go sec" data-action={stop.action} onClick={() => act(stop.action)}>
            {textOf(stop.title)}
          </button>
        )}
      </div>
    );
  }
  return (
    <div className="pick only-phone">
      <div>
        <b>{title(option.territory)}</b>
        <span>{option.detail && sentence(textOf(option.detail))}</span>
      </div>
      <button type="button" className="go" data-action={option.action} onClick={() => act(option.action)}>
        <Icon name={prompt.icon} /> {prompt.verb} here{" "}
        {option.badge && (
          <>
            <Arrow /> {option.badge} VP
          </>
        )}
      </button>
    </div>
  );
}
