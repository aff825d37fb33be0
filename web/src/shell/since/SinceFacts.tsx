import { useThings } from "../game/things";
import type { SinceMessage, StoryLine } from "../link/messages";
import { Token } from "../seats/Token";
import { Spans } from "../text/Spans";
import { amountText } from "../text/spans";

interface SinceFactsProps {
  since: SinceMessage;
  lines: readonly StoryLine[];
  most: number;
  /** Looks at the position that an act has left; absent where there is no room to speak of it. */
  onSee?: ((number: number) => void) | null;
}

/** What happened to the own seat while others played: those acts that matter most to it. */
export function SinceFacts({ since, lines, most, onSee }: SinceFactsProps) {
  const facts = since.facts.slice(0, most);
  if (facts.length === 0) return null;
  return (
    <ul className={onSee ? "away" : "lately"} aria-label="Since your last turn">
      {facts.map((fact) => {
        const line = lines.find((one) => one.number === fact.number);
        if (!line) return null;
        return (
          <li key={fact.number} className={fact.seat ? `s${fact.seat}` : undefined}>
            {fact.seat && <Token seat={fact.seat} />}
            <span>
              <Spans words={line.spans} />
            </span>
            <Lost lost={fact.lost ?? {}} />
            {onSee && (
              <button type="button" className="linklike" onClick={() => onSee(fact.number)}>
                See it<span className="vh">: {line.words}</span>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Lost({ lost }: { lost: Record<string, number> }) {
  const { units } = useThings();
  const told = Object.entries(lost).map(([unit, n]) => `−${amountText(unit, n, units)}`);
  return told.length > 0 ? <b className="lost">{told.join(", ")}</b> : null;
}
