import type { ReactNode } from "react";
import { Bay } from "../board/Bay";
import { Planet } from "../board/Planet";
import { Plate } from "../board/Plate";
import type { Facility } from "../lib/names";
import { useDesk } from "./desk";

const SIDES: Facility[] = ["solar-converter", "shipyard", "colonist-hub", "orbital-market", "alien-artifact"];
const LOW: Facility[] = ["terraforming-station", "colony-constructor", "raiders-outpost", "lunar-mine"];

/** The board: facilities around the planet, and at the right whatever the page puts there. */
export function Stage({ rail }: { rail: ReactNode }) {
  const { offers } = useDesk();
  // On a phone the list is read from the top, so plates that take the chosen ships come first.
  const litFirst = (facilities: Facility[]): Facility[] =>
    [...facilities].sort((a, b) => Number(offers[b]?.kind === "lit") - Number(offers[a]?.kind === "lit"));
  const phone = !matchMedia("(min-width: 700px)").matches;
  return (
    <main className="stage">
      {(phone ? litFirst(SIDES) : SIDES).map((facility) => (
        <Plate key={facility} facility={facility} />
      ))}
      <div className="low">
        {(phone ? litFirst(LOW) : LOW).map((facility) => (
          <Plate key={facility} facility={facility} />
        ))}
        <Bay />
      </div>
      <Planet />
      {rail}
    </main>
  );
}
