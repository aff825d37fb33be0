import type { ReactNode } from "react";
import { useLesson } from "../../../shell/lesson/context";
import type { SinceMessage, StoryLine } from "../../../shell/link/messages";
import { SoundOffer } from "../../../shell/sound/SoundOffer";
import { Rail } from "../../../shell/table/Rail";
import type { Letter } from "../names/names";
import { useDesk } from "./desk";
import { Ending, ScoreRace } from "./ScoreRace";
import { SeatFacts } from "./SeatFacts";

interface SideRailProps {
  lines: StoryLine[];
  seen: number;
  since: SinceMessage | null;
  /** Sounds may be offered here: it is a game that counts. */
  sounds: boolean;
  looking: number | null;
  onLook: ((number: number) => void) | null;
  thinking: Letter | null;
  past: Record<string, number>;
  chances?: ReactNode;
  onReplay: (() => void) | null;
}

const SOUNDS = "Landfall can make six short sounds: your turn, roll, dock, gain, a raid on you, victory.";

/** The other seats and the story; on a phone the race as well. */
export function SideRail({ past, chances, sounds, ...rest }: SideRailProps) {
  const { rolls, mine } = useDesk();
  const lesson = useLesson();
  const begun = sounds && lesson === null && (rolls || mine);
  return (
    <Rail below={begun ? <SoundOffer words={SOUNDS} /> : null} factsOf={(seat) => <SeatFacts seat={seat} />} {...rest}>
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
