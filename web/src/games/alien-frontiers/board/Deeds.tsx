import type { ReactNode } from "react";
import { Arrow } from "../../../shell/icons/Icon";
import { Told } from "../icons/Resource";
import { type Desk, legal, useDesk } from "../table/desk";
import type { Facility } from "../names/names";

const ONE_FUEL = { fuel: 1, ore: 0 };
const ONE_ORE = { fuel: 0, ore: 1 };
const ONE_OF_EACH = { fuel: 1, ore: 1 };

/** May anything be done at a facility besides docking, or was it begun there? */
export function hasDeeds(desk: Desk, facility: Facility): boolean {
  if (desk.prompt) return false;
  if (facility === "colonist-hub") return desk.mine && desk.moves.some((move) => move.text === "launch");
  if (facility === "orbital-market") return tradesOf(desk).length > 0;
  return facility === "alien-artifact" && (legal(desk, "cycle") !== undefined || desk.view.claimTotal > 0);
}

function tradesOf({ mine, moves }: Desk): Desk["moves"] {
  return mine ? moves.filter((move) => move.text.startsWith("trade ")) : [];
}

/** What may be done at a facility besides docking: launch, trade, cycle; else its words. */
export function Deeds({ facility, otherwise }: { facility: Facility; otherwise: ReactNode }) {
  const desk = useDesk();
  if (!hasDeeds(desk, facility)) return otherwise;
  if (facility === "colonist-hub") {
    return (
      <button
        type="button"
        className="deed"
        data-action="launch"
        aria-label={["Launch your colony", desk.details["launch"]?.cost].filter(Boolean).join(", ")}
        onClick={() => desk.act("launch")}
      >
        Launch{" "}
        <span className="price">
          <Told of={desk.details["launch"]} what="paid" like={ONE_OF_EACH} />
        </span>
      </button>
    );
  }
  if (facility === "orbital-market") {
    return (
      <span className="deeds">
        {tradesOf(desk).map((move) => (
          <button type="button" className="deed" key={move.text} onClick={() => desk.act(move.text)}>
            Trade <Told of={desk.details[move.text]} what="paid" like={ONE_FUEL} />
            <Arrow />
            <Told of={desk.details[move.text]} what="gained" like={ONE_ORE} />
          </button>
        ))}
      </span>
    );
  }
  if (facility === "alien-artifact") {
    const total = desk.view.claimTotal;
    const { claim } = desk.view.numbers;
    const cycle = legal(desk, "cycle");
    return (
      <span className="deeds">
        {cycle && (
          <button type="button" className="deed" data-action="cycle" onClick={() => desk.act("cycle")}>
            Cycle<span className="vh"> the three cards</span>
          </button>
        )}
        {total > 0 && total < claim && <span className="wd">{`${total} of ${claim} so far.`}</span>}
      </span>
    );
  }
  return otherwise;
}
