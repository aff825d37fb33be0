import { Die } from "../drawing/Die";
import { Figure } from "../drawing/Drawings";
import { titleOf, useNamed } from "../names/things";
import { useDesk } from "../table/desk";
import { changesOf } from "../screen/film";
import { useNewestLine } from "../screen/useFilm";
import { labelOf, titleOfSpace } from "../world/words";
import "../styles/resistance.css";

/** What the Humans' last step has rolled and placed, in the tray: their die, and each Counter with its place. */
export function HumanDice() {
  const { view } = useDesk();
  const named = useNamed();
  const line = useNewestLine();
  const rolled = changesOf(line, "die-rolled");
  const counters = [...changesOf(line, "counter-placed"), ...changesOf(line, "counter-moved")];
  const tech = changesOf(line, "tech-invented");
  if (rolled.length + counters.length + tech.length === 0) return null;
  const where = (change: Record<string, unknown>): string => {
    const space = view.spaces[String(change["space"] ?? change["target"])];
    if (!space) return "";
    const label = labelOf(view, space);
    return label ? `${titleOfSpace(space, named)} (${label})` : titleOfSpace(space, named);
  };
  return (
    <div className="rolls">
      {rolled.map((die, at) => (
        <span key={`die ${at}`} className="roll" role="img" aria-label={`A die: ${die["value"]}`}>
          <Die seat="H" value={Number(die["value"])} />
        </span>
      ))}
      {counters.map((change, at) => (
        <span key={`counter ${at}`} className="roll">
          <Figure of={String(change["counter"])} />
          <span>
            <b>{titleOf(named, "counter", String(change["counter"]))}</b>
            <small>{where(change)}</small>
          </span>
        </span>
      ))}
      {tech.map((change) => (
        <span key={String(change["card"])} className="roll">
          <span>
            <b>{titleOf(named, "tech", String(change["card"]))}</b>
            <small>Human Tech</small>
          </span>
        </span>
      ))}
    </div>
  );
}
