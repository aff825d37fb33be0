import { useTable } from "./context";
import type { NotNow, Prompt } from "./plain";
import { Said } from "./Said";
import { Sign } from "./Sign";
import { Slip } from "./Slip";
import { wordsText } from "./texts";

/** What is not possible now, with the reason in a few words; more of it on demand. */
export function Refusals({ prompt }: { prompt: Prompt }) {
  const { page, send } = useTable();
  const { pieces } = page.sieve;
  const shown = prompt.not.filter(({ uses }) => pieces.length === 0 || pieces.some(({ is }) => uses.includes(is)));
  if (shown.length === 0) return null;
  return (
    <div className="p-not">
      <h2>
        <button
          type="button"
          data-refusals
          aria-expanded={page.refusals}
          onClick={() => send({ kind: "refusals", open: !page.refusals })}
        >
          <Sign name="fold" />
          <span>Not possible now: {shown.length}</span>
        </button>
      </h2>
      {page.refusals && (
        <ul>
          {shown.map((not) => (
            <Refusal key={not.id} not={not} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Refusal({ not }: { not: NotNow }) {
  const { page, askWhy, plain, why, whys } = useTable();
  const open = page.why === not.id;
  const answer = not.why ?? whys?.get(not.id);
  return (
    <li>
      <div className="p-refused">
        <span>
          <Said words={not.title} />
        </span>
        <span className="p-reason">{not.reason}</span>
        {(answer || why) && (
          <button
            type="button"
            className="p-link"
            data-why={not.id}
            aria-expanded={open}
            onClick={() => askWhy(open ? null : not)}
          >
            why?<span className="vh"> {wordsText(not.title, plain)}</span>
          </button>
        )}
      </div>
      {open && <Slip not={not} why={answer} />}
    </li>
  );
}
