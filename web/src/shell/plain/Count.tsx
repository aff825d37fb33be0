import { useState } from "react";
import { Stepper } from "../tally/Stepper";
import { NO_WISHES, roomFor, stepsOf, totalOf, unitsOf, wish } from "../tally/tally";
import { listed } from "../text/words";
import { useTable } from "./context";
import type { Prompt, Seat } from "./plain";
import { SeatSign } from "./Said";
import { Sign } from "./Sign";
import { seatName, unitWord } from "./texts";

/** What is asked piece by piece, counted and decided at once; the single pieces stand below it as well. */
export function Count({ prompt }: { prompt: Prompt }) {
  const { plain, act, actAll, focus } = useTable();
  const [wished, setWished] = useState(NO_WISHES);
  const { tally } = prompt;
  if (!tally || !actAll) return null;
  const steps = stepsOf(tally, wished);
  const amounts = unitsOf(tally, wished).map(([unit, n]) => `${n} ${unitWord(unit, n, plain)}`);
  const words = `${tally.do} ${amounts.length > 0 ? listed(amounts) : "nothing"}`;
  const go = (): void => {
    if (!steps) return;
    focus("#p-decide");
    const [only, ...others] = steps;
    if (only !== undefined && others.length === 0) act(only);
    else actAll(steps);
  };
  return (
    <div className="p-count" role="group" aria-label={`${tally.do}, up to ${tally.max}`}>
      {tally.counts.map((one) => {
        const n = wished[one.action] ?? 0;
        const unit = unitWord(one.unit, one.of, plain);
        return (
          <span key={one.action}>
            {one.seat && <SeatSign seat={one.seat as Seat} />} <Sign name={plain.units[one.unit]?.mark} /> {unit}
            <Stepper
              label={one.seat ? `${unit} from ${seatName(one.seat as Seat, plain)}` : unit}
              n={n}
              of={one.of}
              most={n + roomFor(tally, wished, one)}
              onChange={(to) => setWished(wish(tally, wished, one, to))}
            />
          </span>
        );
      })}
      <span role="status">
        {totalOf(wished)} of {tally.max}
      </span>
      <button type="button" className="p-bt p-pri" aria-disabled={!steps} onClick={go}>
        {words}
      </button>
    </div>
  );
}
