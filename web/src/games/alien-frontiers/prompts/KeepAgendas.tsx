import { useEffect, useRef, useState } from "react";
import { MoreBelow } from "../../../shell/frame/MoreBelow";
import { Icon } from "../../../shell/icons/Icon";
import { AgendaSlip } from "../hand/AgendaSlip";
import { type HeldAgenda, holdingsOf } from "../hand/held";
import { useCovered } from "../hand/useCovered";
import { title } from "../names/names";
import { useDesk } from "../table/desk";
import { keepingOf, sheds } from "./keeping";

/** Agendas that were drawn or are too many: which are kept is chosen at once. Revealed ones stay, and say so. */
export function KeepAgendas() {
  const { view, me, moves, question, act } = useDesk();
  const { covered, show } = useCovered();
  const [pointed, point] = useState<{ at: string; names: readonly string[] }>({ at: "", names: [] });
  const root = useRef<HTMLDivElement>(null);
  const slips = useRef<HTMLDivElement>(null);
  const candidates = moves.flatMap(({ text }) => (text.startsWith("shed ") ? [text.slice("shed ".length)] : []));
  const asked = candidates.join();
  // What was kept a moment ago is not what goes now: each question begins with nothing chosen.
  const chosen = pointed.at === asked ? pointed.names : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: others to choose from take the focus anew
  useEffect(() => root.current?.querySelector<HTMLElement>("[aria-pressed=false], [data-do]")?.focus({ preventScroll: true }), [asked, covered]);
  if (covered)
    return (
      <button type="button" className="hchip slip back" onClick={show}>
        <Icon name="lock" /> <span>Show my Agendas</span>
      </button>
    );
  const keeping = keepingOf(candidates.length, question?.times ?? 1);
  const acts = sheds(candidates, chosen, keeping);
  const toggle = (name: string): void => {
    const most = keeping.byKept ? keeping.keep : keeping.go;
    const names = chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name].slice(-most);
    point({ at: asked, names });
  };
  const others = holdingsOf(view, me).agendas.filter(({ name, lies }) => lies !== "down" || !candidates.includes(name));
  return (
    <div className={`keeping${keeping.byKept ? "" : " going"}`} ref={root}>
      <div className="slips" ref={slips}>
        {candidates.map((name) => (
          <button
            key={name}
            type="button"
            className="kept"
            aria-pressed={keeping.keep === 0 || chosen.includes(name)}
            aria-label={`${keeping.byKept ? "Keep" : "Discard"} ${title(name)}`}
            aria-describedby={`asked-${name}`}
            data-option={`shed ${name}`}
            onClick={() => toggle(name)}
          >
            <AgendaSlip agenda={faceDown(name)} id={`asked-${name}`} />
          </button>
        ))}
        {others.map((agenda, i) => (
          <AgendaSlip key={`${agenda.name}${i}`} agenda={agenda} note="held" />
        ))}
        <MoreBelow of={slips} what=".ag" />
      </div>
      <button
        type="button"
        className="go"
        data-do="shed"
        aria-disabled={!acts || undefined}
        onClick={() => acts && act(...acts)}
      >
        {keeping.byKept ? "Keep" : "Discard"}
        <small>
          {keeping.keep === 0 ? keeping.go : chosen.length} of {keeping.byKept ? keeping.keep : keeping.go}
        </small>
      </button>
    </div>
  );
}

function faceDown(name: string): HeldAgenda {
  return { name, lies: "down", points: 1 };
}
