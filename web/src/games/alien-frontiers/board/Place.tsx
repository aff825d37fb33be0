import { memo } from "react";
import { Part } from "../../../shell/table/Part";
import { SLOT, type Facility, title } from "../names/names";
import { Bay } from "./Bay";
import { type Lines, Plate } from "./Plate";

/** Beside the planet, and below it. */
export const SIDES: Facility[] = ["solar-converter", "shipyard", "colonist-hub", "orbital-market", "alien-artifact"];
export const LOW: Facility[] = ["terraforming-station", "colony-constructor", "raiders-outpost", "lunar-mine"];

/** A facility in its place of the board. */
export const Place = memo(function Place({ facility, lines }: { facility: Facility; lines: Lines }) {
  return (
    <Part name={`The ${title(facility)}`} className="plate" style={{ gridArea: SLOT[facility] }}>
      <Plate facility={facility} lines={lines} />
    </Part>
  );
});

export const BayPlace = memo(function BayPlace({ lines }: { lines: Lines }) {
  return (
    <Part name="The Maintenance Bay" className="plate" style={{ gridArea: SLOT["maintenance-bay"] }}>
      <Bay lines={lines} />
    </Part>
  );
});
