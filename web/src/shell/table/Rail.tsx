import type { ReactNode } from "react";
import { MyCards } from "../../games/alien-frontiers/hand/MyCards";
import { seatsFrom } from "../../games/alien-frontiers/position/view";
import type { StoryLine } from "../link/messages";
import type { Letter } from "../link/wire";
import { Ending, Race } from "../seats/Race";
import { SeatPanel } from "../seats/SeatPanel";
import { Log } from "../story/Log";
import { useDesk } from "./desk";
import { Part } from "./Part";

interface RailProps {
  lines: StoryLine[];
  seen: number;
  looking: number | null;
  onLook: ((number: number) => void) | null;
  thinking: Letter | null;
  past: Record<string, number>;
  chances?: ReactNode;
  onReplay: (() => void) | null;
}

/** The other seats in turn order, and the story; on a phone the race and the own cards as well. */
export function Rail({ lines, seen, looking, onLook, thinking, past, chances, onReplay }: RailProps) {
  const { view, me, nameOf } = useDesk();
  const others = seatsFrom(view, me).slice(1);
  return (
    <aside className="rail" aria-label="Players and story">
      <div className="only-phone racecopy">
        <Race past={past} />
        {chances}
        <p>
          <Ending />.
        </p>
      </div>
      <Part name="The own cards" className="only-phone">
        <MyCards place="zone" />
      </Part>
      <div className={`seats n${others.length}`}>
        {others.map((seat) => (
          <Part key={seat} name={nameOf(seat)} className="seat">
            <SeatPanel seat={seat} thinking={thinking === seat} />
          </Part>
        ))}
      </div>
      <Part name="The story" className="log">
        <Log lines={lines} seen={seen} looking={looking} onLook={onLook} onReplay={onReplay} />
      </Part>
    </aside>
  );
}
