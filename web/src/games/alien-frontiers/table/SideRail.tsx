import type { ReactNode } from "react";
import type { StoryLine } from "../../../shell/link/messages";
import { useLesson } from "../../../shell/lesson/context";
import { SoundOffer } from "../../../shell/sound/SoundOffer";
import { Rail } from "../../../shell/table/Rail";
import type { Letter } from "../names/names";
import { useDesk } from "./desk";
import { Ending, ScoreRace } from "./ScoreRace";
import { SeatFacts } from "./SeatFacts";

interface SideRailProps {
  lines: StoryLine[];
  seen: number;
  looking: number | null;
  onLook: ((number: number) => void) | null;
  thinking: Letter | null;
  past: Record<string, number>;
  chances?: ReactNode;
  onReplay: (() => void) | null;
}

/** The other seats and the story; on a phone the race as well. */
export function SideRail({ past, chances, ...rest }: SideRailProps) {
  const { rolls, mine } = useDesk();
  const begun = useLesson() === null && (rolls || mine);
  return (
    <Rail below={begun ? <SoundOffer /> : null} factsOf={(seat) => <SeatFacts seat={seat} />} {...rest}>
      <div className="only-phone racecopy">
        <ScoreRace past={past} />
        {chances}
        <p>
          <Ending />.
        </p>
      </div>
    </Rail>
  );
}
