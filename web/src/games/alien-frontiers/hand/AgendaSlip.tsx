import { Icon } from "../../../shell/icons/Icon";
import { capital } from "../../../shell/text/words";
import { Mark } from "../marks/Mark";
import { powersOf, textOfWords } from "../names/things";
import { title } from "../names/names";
import type { Progress } from "../position/view";
import { useDesk } from "../table/desk";
import type { HeldAgenda } from "./held";
import { Proofs, countOf } from "./Proofs";

interface AgendaSlipProps {
  agenda: HeldAgenda;
  /** How it lies there, where that is not plain. */
  note?: string;
  /** By which its text can be pointed at. */
  id?: string;
}

/** An Agenda: what it asks now and at the end, and how far its holder is with both. */
export function AgendaSlip({ agenda, note = "secret", id }: AgendaSlipProps) {
  const { view } = useDesk();
  const { name, lies, points } = agenda;
  const progress = lies === "down" ? view.progress[name] : undefined;
  const [now, end] = powersOf(name).map(({ text }) => capital(textOfWords(text).replace(/\.$/, "")));
  return (
    <article className={`ag${lies === "open" ? " shown" : ""}${progress?.met ? " done" : ""}`} data-agenda={name}>
      <header>
        <Icon name={lies === "open" ? "star" : "slip"} />
        <h3>{title(name)}</h3>
        {lies === "open" ? (
          <span className="pip">+{points} VP</span>
        ) : lies === "shown" ? (
          <span className="pip">{points} VP this turn</span>
        ) : progress?.met ? (
          <span className="pip met">met now</span>
        ) : (
          <span className="pip sec">
            <Icon name="lock" /> {note}
          </span>
        )}
      </header>
      <div className="halves" id={id}>
        <div className="hf">
          <span className="caps">Now</span>
          <p>{now}</p>
          <Now progress={progress} open={lies === "open"} />
        </div>
        {end && lies !== "open" && (
          <div className="hf">
            <span className="caps">At the end</span>
            <p>{end}</p>
            {progress && <Proofs proofs={progress.end} />}
          </div>
        )}
      </div>
      <Mark of={name} />
    </article>
  );
}

function Now({ progress, open }: { progress: Progress | undefined; open: boolean }) {
  if (open)
    return (
      <span className="pg">
        <Icon name="ok" /> revealed, it stays
      </span>
    );
  if (!progress) return null;
  const { met, now } = progress;
  if (now.length > 0) return <Proofs proofs={now} count={countOf(progress)} />;
  return (
    <span className="pg">
      {met ? <Icon name="ok" /> : <span className="nt" />} {met ? "met now" : "not yet"}
    </span>
  );
}
