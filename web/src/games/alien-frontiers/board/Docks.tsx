import { useState, memo } from "react";
import { earnedAt } from "../../../shell/earned/earned";
import { Icon } from "../../../shell/icons/Icon";
import { inWords } from "../../../shell/text/words";
import { nameOfChoice } from "../docking/choiceWords";
import type { Spot } from "../hint/spots";
import { BeltDock, BoardDock } from "../modules/parts";
import { type Dock, isBeltSpace, isBoard, isFacility } from "../names/names";
import { docksOf } from "../position/view";
import { type Desk, useDesk } from "../table/desk";
import { BayPlace, LOW, Place, SIDES } from "./Place";

const FACILITIES = [...SIDES, ...LOW];

/** The facilities as a list, where one zone is seen at a time: what takes the chosen ships first, the rest folded away. */
export const Docks = memo(function Docks() {
  const desk = useDesk();
  const [unfolded, unfold] = useState(false);
  const takes = (dock: Dock): boolean => desk.offers[dock]?.kind === "lit";
  const all = [...FACILITIES, ...docksOf(desk.view).filter((dock) => !isFacility(dock))];
  const wants = all.filter((dock) => wanted(dock, desk));
  const rest = all.filter((dock) => !wants.includes(dock));
  const folds = wants.length > 0;
  const listed = [...wants.filter(takes), ...(!folds || unfolded ? rest : [])];
  const classes = [
    "docks",
    folds && !unfolded && desk.chosen.length > 0 ? "folded" : "",
    listed.every(isFacility) ? "" : "headed",
  ];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      <Listed docks={wants.filter(takes)} />
      <Listed docks={wants.filter((dock) => !takes(dock))} bare />
      {folds && (
        <button type="button" className="fold" aria-expanded={unfolded} onClick={() => unfold(!unfolded)}>
          <span>{foldWords(desk, rest.length)}</span>
          <Icon name="chev" />
        </button>
      )}
      {(!folds || unfolded) && (
        <>
          <Listed docks={rest} />
          <BayPlace lines="two" />
        </>
      )}
    </div>
  );
});

/** Stations, faction docks and the belt, each under a heading where there are more than stations. */
function Listed({ docks, bare = false }: { docks: readonly Dock[]; bare?: boolean }) {
  const stations = docks.filter(isFacility);
  const boards = docks.filter(isBoard);
  const spaces = docks.filter(isBeltSpace);
  const headed = !bare && boards.length + spaces.length > 0;
  return (
    <>
      {headed && stations.length > 0 && <h2 className="caps dockhead">Stations</h2>}
      {stations.map((facility) => (
        <Place key={facility} facility={facility} lines="two" />
      ))}
      {headed && boards.length > 0 && <h2 className="caps dockhead">Faction docks</h2>}
      {boards.map((board) => (
        <BoardDock key={board} board={board} />
      ))}
      {headed && spaces.length > 0 && <h2 className="caps dockhead">The belt</h2>}
      {spaces.map((space) => (
        <BeltDock key={space} space={space} />
      ))}
    </>
  );
}

/** It takes the chosen ships, perhaps with another, or has something that is earned. */
function wanted(facility: Dock, { chosen, offers, prompt, earned }: Desk): boolean {
  if (prompt) return prompt.options.some((option) => option.spots?.some((spot) => isAt(spot, facility)));
  if (chosen.length === 0) return earnedAt(earned, facility) !== undefined;
  const kind = offers[facility]?.kind;
  return kind === "lit" || kind === "more";
}

/** The facility itself, or a ship that is docked there. */
function isAt(spot: Spot, facility: Dock): boolean {
  return spot === facility || spot.startsWith(`ship:${facility}:`);
}

function foldWords({ chosen, dice }: Desk, others: number): string {
  if (chosen.length === 0) return `The other ${inWords(others + 1).toLowerCase()} places`;
  const ships = chosen.map((i) => dice[i]).filter((die) => die !== undefined);
  const name = nameOfChoice(ships);
  return `The Bay, and ${others} that cannot take ${name.startsWith("Pair") ? `a ${name.toLowerCase()}` : ships.length === 1 ? "it" : "these"}`;
}
