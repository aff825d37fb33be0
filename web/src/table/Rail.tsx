import type { ReactNode } from "react";
import type { StoryLine } from "../lib/messages";
import type { Letter } from "../lib/names";
import { seatsFrom } from "../lib/view";
import { useDesk } from "./desk";
import { Log } from "./Log";
import { MyCards } from "./MyCards";
import { Ending, Race } from "./Race";
import { SeatPanel } from "./SeatPanel";

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
  const { view, me } = useDesk();
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
      <MyCards place="zone" />
      <div className={`seats n${others.length}`}>
        {others.map((seat) => (
          <SeatPanel key={seat} seat={seat} thinking={thinking === seat} />
        ))}
      </div>
      <Log lines={lines} seen={seen} looking={looking} onLook={onLook} onReplay={onReplay} />
    </aside>
  );
}
