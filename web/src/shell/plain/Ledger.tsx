import { useTable } from "./context";
import { hasCosts, type LedgerGroup, moreWords } from "./folding";
import { Option } from "./Option";
import { keyOf } from "./picking";
import type { Prompt } from "./plain";
import { Found, Said } from "./Said";
import { OPEN } from "./sieve";

/** The options by place, one line each. */
export function Ledger({ prompt, groups }: { prompt: Prompt; groups: LedgerGroup[] }) {
  const { send, focus } = useTable();
  if (groups.length === 0 && prompt.options.length > 0)
    return (
      <div className="p-none">
        <p>
          Nothing you can do matches.{" "}
          <button
            type="button"
            className="p-link"
            onClick={() => {
              send({ kind: "sift", by: OPEN });
              focus("[data-finder]");
            }}
          >
            Show all {prompt.options.length}
          </button>
        </p>
      </div>
    );
  return groups.map((one) => <Place key={one.group.id} prompt={prompt} place={one} alone={isAlone(prompt)} />);
}

/** The question says it all where there is one place with everything open. */
function isAlone({ full, groups }: Prompt): boolean {
  return (full ?? false) && groups.length === 1;
}

function Place({ prompt, place, alone }: { prompt: Prompt; place: LedgerGroup; alone: boolean }) {
  const { page, send, plain } = useTable();
  const { group, shown, folded, open } = place;
  const stop = shown.find((option) => page.chosen.includes(keyOf(option, prompt))) ?? shown[0];
  const costs = hasCosts(prompt);
  const [more, where] = folded.length > 0 ? moreWords(folded, prompt, plain) : ["", ""];
  return (
    <div className="p-place" data-place role="group" aria-labelledby={`p-g-${group.id}`}>
      <div className={alone ? "vh" : "p-gh"}>
        <div>
          <h2 id={`p-g-${group.id}`}>
            <Found text={group.title} find={page.sieve.find} />
          </h2>{" "}
          {group.about && (
            <p>
              <Said words={group.about} />
            </p>
          )}
        </div>
        {group.room && <p>{group.room}</p>}
      </div>
      <ul>
        {shown.map((option) => (
          <Option
            key={keyOf(option, prompt)}
            option={option}
            prompt={prompt}
            group={group}
            stop={option === stop}
            costs={costs}
          />
        ))}
      </ul>
      {folded.length > 0 && (
        <button
          type="button"
          className="p-more"
          aria-expanded={open}
          onClick={() => send({ kind: "unfold", group: group.id })}
        >
          <u>{open ? "Fewer" : more}</u>
          {!open && where}
          <span className="vh">, {group.title}</span>
        </button>
      )}
    </div>
  );
}
