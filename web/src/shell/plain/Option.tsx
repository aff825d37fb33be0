import { useTable } from "./context";
import { Odds } from "./Odds";
import { keyOf } from "./picking";
import type { Option as PlainOption, OptionGroup, Prompt } from "./plain";
import { Much, Said } from "./Said";
import { Sign, To } from "./Sign";
import { isLong } from "./sieve";

interface OptionProps {
  option: PlainOption;
  prompt: Prompt;
  group: OptionGroup;
  /** One option of a place is its stop for the Tab key. */
  stop: boolean;
  costs: boolean;
}

/** One line of the ledger: number, what, cost and gain; chosen, it opens and says what it does. */
export function Option({ option, prompt, group, stop, costs }: OptionProps) {
  const { page, press, details } = useTable();
  const chosen = page.chosen.includes(keyOf(option, prompt));
  const detail = option.detail ?? details?.get(option.action);
  const { find } = page.sieve;
  const long = isLong(prompt);
  return (
    <li className="p-o" data-on={chosen || undefined}>
      <button
        type="button"
        className="p-opt"
        data-option={option.id}
        data-bare={option.gain.length === 0 || undefined}
        aria-pressed={chosen}
        tabIndex={stop ? 0 : -1}
        onClick={(event) => {
          if (event.detail < 2) press(option); // a double click would choose and act
        }}
      >
        <span className="p-no">
          {option.id}
          <span className="vh">. </span>
        </span>
        <span className="p-t">
          <Said words={option.title} find={find} />
          {long && <span className="vh"> at {group.title}</span>}
          {option.hint && page.hint && <Tag kind="hint" />}
          {option.lately && long && <Tag kind="lately" />}
        </span>
        {prompt.full && detail && (
          <span className="p-s">
            <span className="vh">. </span>
            <Said words={detail} />
          </span>
        )}
        <Exchange option={option} costs={costs} find={find} />
        {option.chance && <Odds of={option.chance} />}
      </button>
      {chosen && <Chosen option={option} prompt={prompt} />}
    </li>
  );
}

function Tag({ kind }: { kind: "hint" | "lately" }) {
  return (
    <>
      <span className="vh">, </span>
      <span className="p-tag" data-kind={kind}>
        {kind}
      </span>
    </>
  );
}

/** Cost → gain, in columns that stand at the same place in all groups. */
function Exchange({ option: { cost, gain }, costs, find }: { option: PlainOption; costs: boolean; find: string }) {
  if (cost.length === 0 && gain.length === 0) return null;
  return (
    <span className="p-ex">
      {cost.length > 0 && (
        <span className="p-c">
          <span className="vh">, costs </span>
          {cost.map((amount, i) => (
            <span key={i}>
              {i > 0 && <span className="vh"> and </span>}
              <Much of={amount} find={find} />{" "}
            </span>
          ))}
        </span>
      )}
      {cost.length === 0 && costs && (
        <span className="p-c p-free">
          <span className="vh">, </span>free
        </span>
      )}
      {gain.length > 0 && costs && <To />}
      {gain.length > 0 && (
        <span className="p-g">
          <span className="vh">, gives </span>
          {gain.map((amount, i) => (
            <span key={i}>
              {i > 0 && ", "}
              <Much of={amount} find={find} />
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** What a chosen option does, whether it can be taken back, and the button. */
function Chosen({ option, prompt }: { option: PlainOption; prompt: Prompt }) {
  const { details, done, letGo } = useTable();
  const detail = option.detail ?? details?.get(option.action);
  if (prompt.pick && (prompt.full || !detail) && !option.final) return null;
  return (
    <div className="p-dt">
      {!prompt.full && detail && (
        <p>
          <Said words={detail} />
        </p>
      )}
      {option.final && (
        <p className="p-fin">
          <Sign name="lock" />
          <span>
            <Said words={option.final} />
          </span>
        </p>
      )}
      {!prompt.pick && (
        <div className="p-row">
          <button type="button" className="p-do" onClick={() => done([option])}>
            {option.do ?? "Do it"}
          </button>
          <button type="button" className="p-link" onClick={letGo}>
            Not this
          </button>
        </div>
      )}
    </div>
  );
}
