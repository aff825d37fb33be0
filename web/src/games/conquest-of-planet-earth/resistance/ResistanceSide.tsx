import { Icon } from "../../../shell/icons/Icon";
import { HumanToken } from "../drawing/Drawings";
import { useNewestLine } from "../screen/useFilm";
import { useDesk } from "../table/desk";
import { STEPS, stepAt } from "./steps";
import "../styles/resistance.css";

/** The Resistance Phase, step by step: what is done, what goes on and what it has brought, what comes. */
export function ResistanceSide() {
  const { view } = useDesk();
  const line = useNewestLine();
  const now = stepAt(view.step);
  return (
    <section className="plate rph">
      <header>
        <HumanToken className="emb2" />
        <h2>Resistance Phase</h2>
      </header>
      <ol>
        {STEPS.map(({ title, words }, at) => (
          <li key={title} className={at < now ? "done" : at === now ? "now" : ""} aria-current={at === now ? "step" : undefined}>
            <i aria-hidden="true">{at < now ? <Icon name="ok" /> : at + 1}</i>
            <span>
              <b>{title}</b>
              <small>{at === now && line?.words ? line.words : words}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
