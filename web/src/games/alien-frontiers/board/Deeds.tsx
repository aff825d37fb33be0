import type { ReactNode } from "react";
import { Arrow } from "../../../shell/icons/Icon";
import { Told } from "../icons/Resource";
import { legal, useDesk } from "../table/desk";
import type { Facility } from "../names/names";

const ONE_FUEL = { fuel: 1, ore: 0 };
const ONE_ORE = { fuel: 0, ore: 1 };
const ONE_OF_EACH = { fuel: 1, ore: 1 };

/** What may be done at a facility besides docking: launch, trade, cycle; else its words. */
export function Deeds({ facility, otherwise }: { facility: Facility; otherwise: ReactNode }) {
  const desk = useDesk();
  if (desk.prompt) return otherwise;
  const launch = desk.mine ? desk.moves.find((move) => move.text === "launch") : undefined;
  if (facility === "colonist-hub" && launch) {
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
    const trades = desk.mine ? desk.moves.filter((move) => move.text.startsWith("trade ")) : [];
    if (trades.length === 0) return otherwise;
    return (
      <span className="deeds">
        {trades.map((move) => (
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
    if (!cycle && total === 0) return otherwise;
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
