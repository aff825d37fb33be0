import { type ReactNode, useRef } from "react";
import { MoreBelow } from "../../../shell/frame/MoreBelow";
import { type WindowShape, useOneZone, useWindowShape } from "../../../shell/frame/windowClass";
import { Part } from "../../../shell/table/Part";
import { Planet } from "../planet/Planet";
import { Docks } from "./Docks";
import { BayPlace, LOW, Place, SIDES } from "./Place";
import type { Lines } from "./Plate";

interface StageProps {
  rail: ReactNode;
  /** Where one zone is seen at a time: what stands above it, whichever it is. A lesson leaves all of the planet in sight. */
  above?: Above | null;
}

export interface Above {
  what: ReactNode;
  is: "lesson" | "missed";
}

/** What a zone that scrolls has more of below its edge. */
const LISTED = `.docks > *, .seat, .log, .stp, [data-tab="belt"] .moon .disc`;

/** The board: facilities around the planet, and at the right whatever the page puts there. */
export function Stage({ rail, above }: StageProps) {
  const oneZone = useOneZone();
  const stage = useRef<HTMLElement>(null);
  return (
    <main className="stage" ref={stage} data-above={(oneZone && above?.is) || undefined}>
      {oneZone && above?.what}
      {oneZone ? <Docks /> : <Around />}
      <Part name="The planet" className="pcell">
        <Planet />
      </Part>
      {rail}
      {oneZone && <MoreBelow of={stage} what={above?.is === "lesson" ? LISTED : `.planet, ${LISTED}`} />}
    </main>
  );
}

/** All facilities, around the planet. */
function Around() {
  const shape = useWindowShape();
  const { sides, low } = linesIn(shape);
  const bay = <BayPlace lines={low} />;
  const beside = shape.window === "tall"; // held upright a tablet has its room beside the story
  return (
    <>
      {SIDES.map((facility) => (
        <Place key={facility} facility={facility} lines={sides} />
      ))}
      <div className="low">
        {LOW.map((facility) => (
          <Place key={facility} facility={facility} lines={low} />
        ))}
        {!beside && bay}
      </div>
      {beside && bay}
    </>
  );
}

/** How many lines a facility has beside the planet and below it. */
function linesIn({ window, rows, columns }: WindowShape): { sides: Lines; low: Lines } {
  if (window === "tall") return { sides: "three", low: "three" };
  if (rows === "low" || columns.startsWith("narrow")) return { sides: "two", low: "two" };
  if (rows === "mid") return { sides: columns === "broad" ? "three" : "two", low: "two" };
  return { sides: "three", low: "three" };
}
