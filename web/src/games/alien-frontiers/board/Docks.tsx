import { useState } from "react";
import { earnedAt } from "../../../shell/earned/earned";
import { Icon } from "../../../shell/icons/Icon";
import { inWords } from "../../../shell/text/words";
import { nameOfChoice } from "../docking/choiceWords";
import type { Spot } from "../hint/spots";
import type { Facility } from "../names/names";
import { type Desk, useDesk } from "../table/desk";
import { BayPlace, LOW, Place, SIDES } from "./Place";

const ALL = [...SIDES, ...LOW];

/** The facilities as a list, where one zone is seen at a time: what takes the chosen ships first, the rest folded away. */
export function Docks() {
  const desk = useDesk();
  const [unfolded, unfold] = useState(false);
  const takes = (facility: Facility): boolean => desk.offers[facility]?.kind === "lit";
  const first = ALL.filter((facility) => wanted(facility, desk)).sort((a, b) => Number(takes(b)) - Number(takes(a)));
  const rest = ALL.filter((facility) => !first.includes(facility));
  const folds = first.length > 0;
  return (
    <div className={`docks${folds && !unfolded && desk.chosen.length > 0 ? " folded" : ""}`}>
      {first.map((facility) => (
        <Place key={facility} facility={facility} lines="two" />
      ))}
      {folds && (
        <button type="button" className="fold" aria-expanded={unfolded} onClick={() => unfold(!unfolded)}>
          <span>{foldWords(desk, rest.length)}</span>
          <Icon name="chev" />
        </button>
      )}
      {(!folds || unfolded) && (
        <>
          {rest.map((facility) => (
            <Place key={facility} facility={facility} lines="two" />
          ))}
          <BayPlace lines="two" />
        </>
      )}
    </div>
  );
}

/** It takes the chosen ships, perhaps with another, or has something that is earned. */
function wanted(facility: Facility, { chosen, offers, prompt, earned }: Desk): boolean {
  if (prompt) return prompt.options.some((option) => option.spots?.some((spot) => isAt(spot, facility)));
  if (chosen.length === 0) return earnedAt(earned, facility) !== undefined;
  const kind = offers[facility]?.kind;
  return kind === "lit" || kind === "more";
}

/** The facility itself, or a ship that is docked there. */
function isAt(spot: Spot, facility: Facility): boolean {
  return spot === facility || spot.startsWith(`ship:${facility}:`);
}

function foldWords({ chosen, dice }: Desk, others: number): string {
  if (chosen.length === 0) return `The other ${inWords(others + 1).toLowerCase()} places`;
  const ships = chosen.map((i) => dice[i]).filter((die) => die !== undefined);
  const name = nameOfChoice(ships);
  return `The Bay, and ${others} that cannot take ${name.startsWith("Pair") ? `a ${name.toLowerCase()}` : "these"}`;
}
