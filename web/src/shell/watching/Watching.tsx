import type { ReactNode } from "react";
import { Icon } from "../icons/Icon";
import { useDesk } from "../table/desk";
import { listed } from "../text/words";
import "../styles/table/watching.css";

interface WatchingProps {
  /** The chances to win, where they are told. */
  chances: ReactNode;
  onShare: (() => void) | null;
  /** Takes the seat that was offered. */
  onSit: (() => void) | null;
}

/** In the place of the own things for whoever has no seat: whom they watch, how it stands, and the ways on. */
export function Watching({ chances, onShare, onSit }: WatchingProps) {
  const { seats } = useDesk();
  return (
    <div className="watching" role="note">
      <p className="whom">
        <Icon name="eye" />
        <b>You are watching {listed(seats.map((seat) => seat.name))}</b>
      </p>
      <p className="ways">
        {onSit && (
          <button type="button" className="cbtn pri" onClick={onSit}>
            Sit down
          </button>
        )}
        <a className="cbtn" href="/">
          <Icon name="undo" />
          Back to the start
        </a>
        {onShare && (
          <button type="button" className="cbtn" onClick={onShare}>
            Share
          </button>
        )}
      </p>
      {chances}
    </div>
  );
}

/** Where others have undo and the end of the turn: is the newest shown, and who else looks on? */
export function FollowLive({ onLive }: { onLive: (() => void) | null }) {
  const { watchers } = useDesk();
  const others = Math.max(0, watchers - 1);
  const told = others === 0 ? "you alone" : others === 1 ? "1 other watches" : `${others} others watch`;
  return (
    <div className="acts2">
      {onLive ? (
        <button type="button" className="abtn end ready" onClick={onLive}>
          Follow live<small>{told}</small>
        </button>
      ) : (
        <p className="abtn end live">
          Live<small>{told}</small>
        </p>
      )}
    </div>
  );
}
