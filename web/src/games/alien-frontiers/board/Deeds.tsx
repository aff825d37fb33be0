import type { ReactNode } from "react";
import { Amount, Arrow } from "../../../shell/icons/Icon";
import { legal, useDesk } from "../../../shell/table/desk";
import { resourcesOf } from "../../../shell/text/words";
import type { Facility } from "../names/names";
import { CLAIM_TOTAL } from "../names/names";
import { claimTotal } from "../position/view";

/** What may be done at a facility besides docking: launch, trade, cycle; else its words. */
export function Deeds({ facility, otherwise }: { facility: Facility; otherwise: ReactNode }) {
  const desk = useDesk();
  if (desk.prompt) return otherwise;
  const launch = desk.mine ? desk.moves.find((move) => move.text === "launch") : undefined;
  if (facility === "colonist-hub" && launch) {
    return (
      <button className="deed" aria-label={`Launch your colony, ${launch.cost}`} onClick={() => desk.act("launch")}>
        Launch <Amount of={resourcesOf(launch.paid)} />
        <Arrow />
        <span className="where">planet</span>
      </button>
    );
  }
  if (facility === "orbital-market") {
    const trades = desk.mine ? desk.moves.filter((move) => move.text.startsWith("trade ")) : [];
    if (trades.length === 0) return otherwise;
    return (
      <span className="deeds">
        {trades.map((move) => (
          <button className="deed" key={move.text} onClick={() => desk.act(move.text)}>
            Trade <Amount of={resourcesOf(move.paid)} />
            <Arrow />
            <Amount of={resourcesOf(move.gained)} />
          </button>
        ))}
      </span>
    );
  }
  if (facility === "alien-artifact") {
    const total = claimTotal(desk.view);
    const cycle = legal(desk, "cycle");
    if (!cycle && total === 0) return otherwise;
    return (
      <span className="deeds">
        {cycle && (
          <button className="deed" onClick={() => desk.act("cycle")}>
            Cycle<span className="vh"> the three cards</span>
          </button>
        )}
        {total > 0 && total < CLAIM_TOTAL && <span className="wd">{`${total} of ${CLAIM_TOTAL} so far.`}</span>}
      </span>
    );
  }
  return otherwise;
}
