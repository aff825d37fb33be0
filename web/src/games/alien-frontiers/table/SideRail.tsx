import type { ReactNode } from "react";
import { useOneZone } from "../../../shell/frame/windowClass";
import { useLesson } from "../../../shell/lesson/context";
import type { SinceMessage, StoryLine } from "../../../shell/link/messages";
import { SoundOffer } from "../../../shell/sound/SoundOffer";
import { Rail } from "../../../shell/table/Rail";
import type { Letter } from "../names/names";
import { OwnRow, hasModules } from "../modules/parts";
import { useDesk } from "./desk";
import { Ending, ScoreRace } from "./ScoreRace";
import { SeatFacts } from "./SeatFacts";
import { seatLook } from "./seatLook";

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
  const desk = useDesk();
  const { view, rolls, mine } = desk;
  const oneZone = useOneZone();
  const begun = useLesson() === null && sounds && (rolls || mine);
  return (
    <Rail
      own={hasModules(view) && <OwnRow />}
      below={begun ? <SoundOffer words={SOUNDS} /> : null}
      factsOf={(seat) => <SeatFacts seat={seat} />}
      lookOf={(seat) => seatLook(desk, seat, oneZone)}
      {...rest}
    >
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
