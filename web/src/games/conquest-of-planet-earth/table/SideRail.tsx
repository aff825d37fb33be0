import type { ReactNode } from "react";
import type { SinceMessage, StoryLine } from "../../../shell/link/messages";
import type { Letter } from "../../../shell/link/wire";
import { Rail } from "../../../shell/table/Rail";
import { playerOf } from "../position/view";
import { useDesk } from "./desk";
import { SeatFacts } from "./SeatFacts";
import { TerrorRace } from "./TerrorRace";

interface SideRailProps {
  lines: StoryLine[];
  seen: number;
  since: SinceMessage | null;
  looking: number | null;
  onLook: ((number: number) => void) | null;
  thinking: Letter | null;
  past: Record<string, number>;
  chances?: ReactNode;
  onReplay: (() => void) | null;
}

/** The other seats, and the story. */
export function SideRail({ past, chances, ...rest }: SideRailProps) {
  const { view } = useDesk();
  const lookOf = (seat: Letter): string => (playerOf(view, seat).race ? "" : "faceless");
  return (
    <Rail {...rest} lookOf={lookOf} factsOf={(seat) => <SeatFacts seat={seat} />}>
      <div className="racecopy only-phone">
        <TerrorRace past={past} />
        {chances}
      </div>
    </Rail>
  );
}
