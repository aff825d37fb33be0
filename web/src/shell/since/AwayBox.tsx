import type { SinceMessage, StoryLine } from "../link/messages";
import { SinceFacts } from "./SinceFacts";

interface AwayBoxProps {
  since: SinceMessage;
  lines: readonly StoryLine[];
  onSee: ((number: number) => void) | null;
  onRead: () => void;
  /** What the button says by which it goes. */
  leave: string;
}

/** What happened while the own seat was away, until it is read or the seat acts. */
export function AwayBox({ since, lines, onSee, onRead, leave }: AwayBoxProps) {
  return (
    <div className="awaybox">
      <SinceFacts since={since} lines={lines} most={3} onSee={onSee} />
      <button type="button" className="linklike" onClick={onRead}>
        {leave}
      </button>
    </div>
  );
}
