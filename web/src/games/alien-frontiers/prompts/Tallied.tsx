import { useOneZone } from "../../../shell/frame/windowClass";
import type { Letter } from "../../../shell/link/wire";
import { Token } from "../../../shell/seats/Token";
import { turnOf } from "../../../shell/store/Questions";
import { Stepper } from "../../../shell/tally/Stepper";
import { roomFor, stepsOf, totalOf, unitsOf, wishOf } from "../../../shell/tally/tally";
import { Resource } from "../icons/Resource";
import { type Desk, useDesk } from "../table/desk";
import type { Option, Prompt } from "./prompt";
import { tallyWords } from "./tallyWords";
import { whyTarget } from "./whyTarget";

/** What is taken or given back, counted and decided at once; on a phone rivals have their counts in their own rows. */
export function Tallied({ prompt }: { prompt: Prompt }) {
  const { tally } = useDesk();
  const oneZone = useOneZone();
  if (!tally) return null;
  const seats = [...new Set(tally.counts.map(({ seat }) => seat as Letter | undefined))];
  const safe = prompt.options.filter((option) => option.off && option.seat && !seats.includes(option.seat));
  const elsewhere = oneZone && prompt.bySeat;
  return (
    <div className="tally">
      {!elsewhere &&
        safe.map((option) => (
          <div key={option.action} className={`share safe s${option.seat}`}>
            <Whose seat={option.seat} />
            <Safe option={option} />
          </div>
        ))}
      {!elsewhere &&
        seats.map((seat) => (
          <div key={seat ?? "own"} className={`share${seat ? ` s${seat}` : ""}`} data-tally={seat ?? "own"}>
            {seat && <Whose seat={seat} />}
            <Steppers seat={seat} />
          </div>
        ))}
      <Sum />
    </div>
  );
}

function Whose({ seat }: { seat: Letter | undefined }) {
  const { nameOf } = useDesk();
  if (!seat) return null;
  return (
    <span className="whose" aria-hidden="true">
      <Token seat={seat} /> {nameOf(seat)}
    </span>
  );
}

/** What may not be taken, what is in the way, and the way to ask why. */
export function Safe({ option }: { option: Option }) {
  const { askWhy } = useDesk();
  return (
    <span className="reason">
      {typeof option.detail === "string" ? option.detail : "…"}{" "}
      <button type="button" data-why={option.action} onClick={() => askWhy(whyTarget(option))}>
        why?
      </button>
    </span>
  );
}

/** A count for each kind that a seat has; without one, for the own. */
export function Steppers({ seat }: { seat?: Letter | undefined }) {
  const desk = useDesk();
  const { tally, wished, wish, nameOf } = desk;
  if (!tally) return null;
  const hinted = suggested(desk);
  return tally.counts
    .filter((act) => act.seat === seat)
    .map((act) => {
      const n = wished[act.action] ?? 0;
      return (
        <span className="count" key={act.action}>
          <Resource kind={act.unit as "fuel" | "ore"} />
          <Stepper
            label={seat ? `${act.unit} from ${nameOf(seat)}` : act.unit}
            n={n}
            of={act.of}
            most={n + roomFor(tally, wished, act)}
            onChange={(to) => wish(act, to)}
            hinted={hinted[act.action]}
          />
        </span>
      );
    });
}

/** What the hint would take, if it is about this. */
function suggested({ tally, hint }: Desk): Readonly<Record<string, number>> {
  const until = hint.findIndex((step) => !/^(take|drop) /.test(step));
  return tally ? wishOf(tally, until < 0 ? hint : hint.slice(0, until)) : {};
}

/** The meter, and the one button that does it all: the server has looked at it before it can be pressed. */
function Sum() {
  const { tally, wished, details, act, nameOf } = useDesk();
  if (!tally) return null;
  const steps = stepsOf(tally, wished);
  const can = steps !== null && (details[turnOf(steps)]?.legal ?? false);
  const { title, note } = tallyWords(tally, wished, nameOf);
  const total = totalOf(wished);
  const held = unitsOf(tally, wished).flatMap(([unit, n]) => Array.from({ length: n }, () => unit));
  return (
    <div className="sum">
      <span className="meter" aria-hidden="true">
        {Array.from({ length: tally.max }, (_, i) => (
          <span key={i} className={held[i] ? "on" : undefined}>
            {held[i] && <Resource kind={held[i] as "fuel" | "ore"} />}
          </span>
        ))}
        {total} of {tally.max}
      </span>
      <span className="vh" role="status">
        {title}
      </span>
      <button
        type="button"
        className={`takeall${total > 0 ? " ready" : ""}`}
        aria-disabled={!can || undefined}
        aria-label={note ? `${title}: ${note}` : title}
        onClick={() => can && act(...steps)}
      >
        <b>{title}</b>
        {note && <small>{note}</small>}
      </button>
    </div>
  );
}
