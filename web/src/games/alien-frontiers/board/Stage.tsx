import type { ReactNode } from "react";
import { useLesson } from "../../../shell/lesson/context";
import { useDesk } from "../table/desk";
import { Part } from "../../../shell/table/Part";
import { SLOT, type Facility, title } from "../names/names";
import { Planet } from "../planet/Planet";
import { Bay } from "./Bay";
import { Plate } from "./Plate";

const SIDES: Facility[] = ["solar-converter", "shipyard", "colonist-hub", "orbital-market", "alien-artifact"];
const LOW: Facility[] = ["terraforming-station", "colony-constructor", "raiders-outpost", "lunar-mine"];

function place(facility: Facility) {
  return (
    <Part key={facility} name={`The ${title(facility)}`} className="plate" style={{ gridArea: SLOT[facility] }}>
      <Plate facility={facility} />
    </Part>
  );
}

/** The board: facilities around the planet, and at the right whatever the page puts there. */
export function Stage({ rail }: { rail: ReactNode }) {
  const { offers } = useDesk();
  const lesson = useLesson();
  // On a phone the list is read from the top, so plates that take the chosen ships come first.
  const litFirst = (facilities: Facility[]): Facility[] =>
    [...facilities].sort((a, b) => Number(offers[b]?.kind === "lit") - Number(offers[a]?.kind === "lit"));
  const phone = !matchMedia("(min-width: 700px)").matches;
  return (
    <main className="stage">
      {lesson?.inZone && lesson.slip}
      {(phone ? litFirst(SIDES) : SIDES).map(place)}
      <div className="low">
        {(phone ? litFirst(LOW) : LOW).map(place)}
        <Part name="The Maintenance Bay" className="plate" style={{ gridArea: "bay" }}>
          <Bay />
        </Part>
      </div>
      <Part name="The planet" className="pcell">
        <Planet />
      </Part>
      {rail}
    </main>
  );
}
