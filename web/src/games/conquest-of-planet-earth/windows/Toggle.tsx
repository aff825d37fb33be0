import { Icon } from "../../../shell/icons/Icon";
import type { Option } from "../../../shell/plain/plain";
import { Spans } from "../../../shell/text/Spans";
import { useGist } from "../names/things";
import { signOf } from "../prompts/Answers";
import { useDesk } from "../table/desk";
import { broughtBy } from "./brings";

/** An answer that is weighed before it is given: what it makes of the totals, and the exact chances then. One of them may be
 *  the `usual` one, which is given where nothing else is chosen. */
export function Toggle({ option, usual = false }: { option: Option; usual?: boolean }) {
  const { picked, pick, setHot } = useDesk();
  const on = picked ? picked.action === option.action : usual;
  const [space] = option.target;
  return (
    <button
      type="button"
      className={`opt can${on ? " on" : ""}${option.hint ? " hinted" : ""}`}
      data-action={option.action}
      aria-pressed={on}
      onClick={() => pick(usual ? null : option)}
      onMouseEnter={() => setHot(space ?? "")}
      onFocus={() => setHot(space ?? "")}
    >
      <span className="oi">
        <Icon name={option.group === "powers" ? "menace" : signOf(option)} />
      </span>
      <span>
        <b>
          <Spans words={option.title} />
        </b>
        <Brings option={option} />
      </span>
      {on && (
        <span className="tick">
          <Icon name="ok" />
        </span>
      )}
    </button>
  );
}

/** What it costs besides itself, what it makes of the totals, and how the round comes out then; else what it does. */
function Brings({ option }: { option: Option }) {
  const { plain } = useDesk();
  const gist = useGist()(option);
  if (!plain) return null;
  const words = broughtBy(option, plain);
  if (words !== "") return <small>{words}</small>;
  return (
    <small className="text">
      <Spans words={gist.length > 0 ? gist : (option.detail ?? [])} />
    </small>
  );
}
