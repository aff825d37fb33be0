import { type KeyboardEvent, useRef } from "react";
import { Icon } from "../../../shell/icons/Icon";
import type { Option, Prompt } from "../../../shell/plain/plain";
import { Spans } from "../../../shell/text/Spans";
import { HintSteps } from "../hint/HintSteps";
import { Answers } from "../prompts/Answers";
import { optionOf, useDesk } from "../table/desk";
import "../styles/command.css";

const COUNTERS = ["2", "3", "4", "5", "6", "d6"] as const;
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The secret choice of a Command Counter: six medals, of which those that rest are dashed. */
export function CommandTray({ asked }: { asked: Prompt }) {
  const { picked, pick } = useDesk();
  const group = useRef<HTMLDivElement>(null);
  if (asked.id === "again") return <Answers asked={asked} />;
  const held = COUNTERS.flatMap((name) => optionOf(asked, `choose ${name}`) ?? []);
  const at = held.findIndex((option) => option.action === picked?.action);
  const step = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = held[(at + by + held.length) % held.length];
    if (!next || next === picked) return;
    pick(next);
    group.current?.querySelector<HTMLElement>(`[data-action="${next.action}"]`)?.focus();
  };
  return (
    <>
      <div ref={group} className="medals" role="radiogroup" aria-label="Command Counter" onKeyDown={step}>
        {COUNTERS.map((name) => {
          const option = optionOf(asked, `choose ${name}`);
          return (
            <Medal
              key={name}
              name={name}
              option={option}
              on={option !== undefined && option.action === picked?.action}
              first={option !== undefined && (at < 0 ? option === held[0] : option === held[at])}
            />
          );
        })}
      </div>
      <p className="wd" role="status">
        {picked?.detail ? <Spans words={picked.detail} /> : "Secret until all have chosen."}
      </p>
    </>
  );
}

interface MedalProps {
  name: string;
  option: Option | undefined;
  on: boolean;
  /** Of all of them, the one that is reached by Tab. */
  first: boolean;
}

function Medal({ name, option, on, first }: MedalProps) {
  const { pick } = useDesk();
  const says = name === "d6" ? "D6" : name;
  return (
    <button
      type="button"
      role="radio"
      aria-checked={on}
      aria-disabled={option ? undefined : true}
      aria-label={name === "d6" ? "The Command die" : `Command Counter ${name}${option ? "" : ", spent"}`}
      tabIndex={first ? 0 : -1}
      className={`medal${option ? "" : " used"}${on ? " on" : ""}`}
      data-action={option?.action}
      onClick={() => option && !on && pick(option)}
    >
      <b>{says}</b>
      <HintSteps spot={`choose:${name}`} />
      {on && (
        <span className="tick">
          <Icon name="ok" />
        </span>
      )}
      <small className={option && name !== "d6" ? "plainly" : ""}>
        {option ? (name === "d6" ? "roll it" : `${name} actions`) : "spent"}
      </small>
    </button>
  );
}
