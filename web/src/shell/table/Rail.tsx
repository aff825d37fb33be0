import type { ReactNode } from "react";
import type { SinceMessage, StoryLine } from "../link/messages";
import type { Letter } from "../link/wire";
import { SeatPanel } from "../seats/SeatPanel";
import { Log } from "../story/Log";
import { useDesk } from "./desk";
import { Part } from "./Part";

interface RailProps {
  lines: StoryLine[];
  seen: number;
  since: SinceMessage | null;
  looking: number | null;
  onLook: ((number: number) => void) | null;
  thinking: Letter | null;
  onReplay: (() => void) | null;
  /** What a seat has. */
  factsOf: (seat: Letter) => ReactNode;
  /** How its row looks. */
  lookOf?: (seat: Letter) => string;
  /** On a phone, above the others: the race, and the own things. */
  children: ReactNode;
  /** The own seat among the others, where a game has something of it there. */
  own?: ReactNode;
  /** Under the story. */
  below?: ReactNode;
}

/** The other seats in turn order, and the story. */
export function Rail({ lines, seen, since, looking, onLook, thinking, onReplay, factsOf, lookOf, children, own, below }: RailProps) {
  const { view, me, nameOf } = useDesk();
  const at = Math.max(0, view.letters.indexOf(me));
  const others = [...view.letters.slice(at + 1), ...view.letters.slice(0, at)];
  return (
    <aside className="rail" aria-label="Players and story">
      {children}
      <div className={`seats n${others.length}`}>
        {own}
        {others.map((seat) => (
          <Part key={seat} name={nameOf(seat)} className="seat">
            <SeatPanel seat={seat} thinking={thinking === seat} look={lookOf?.(seat) ?? ""}>
              {factsOf(seat)}
            </SeatPanel>
          </Part>
        ))}
      </div>
      <Part name="The story" className="log">
        <Log lines={lines} seen={seen} since={since} looking={looking} onLook={onLook} onReplay={onReplay} />
      </Part>
      {below}
    </aside>
  );
}
