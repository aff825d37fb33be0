import type { Ways } from "./useReplayKeys";

interface TransportProps {
  ways: Ways;
  playing: boolean;
  atStart: boolean;
  atEnd: boolean;
}

const DRAWN = {
  start: "M5 4v16M20 5 9 12l11 7Z",
  turnBack: "M12 5 3 12l9 7ZM21 5l-9 7 9 7Z",
  back: "M17 5 7 12l10 7Z",
  play: "M7 4.5 19 12 7 19.5Z",
  pause: "M6 5h4v14H6ZM14 5h4v14h-4Z",
  on: "M7 5l10 7-10 7Z",
  turnOn: "M3 5l9 7-9 7ZM12 5l9 7-9 7Z",
  end: "M19 4v16M4 5l11 7-11 7Z",
};

/** The buttons that go through a game, from its start to its end. */
export function Transport({ ways, playing, atStart, atEnd }: TransportProps) {
  return (
    <div className="transport" role="group" aria-label="Through the game">
      <Way name="To the start" drawn="start" off={atStart} onClick={ways.start} />
      <Way name="The turn before" drawn="turnBack" off={atStart} onClick={ways.turnBack} />
      <Way name="One step back" drawn="back" off={atStart} onClick={ways.back} />
      <button type="button" className="cbtn pri" onClick={ways.play}>
        <Drawn name={playing ? "pause" : "play"} />
        {playing ? "Pause" : "Play"}
      </button>
      <Way name="One step on" drawn="on" off={atEnd} onClick={ways.on} />
      <Way name="The next turn" drawn="turnOn" off={atEnd} onClick={ways.turnOn} />
      <Way name="To the end" drawn="end" off={atEnd} onClick={ways.end} />
    </div>
  );
}

interface WayProps {
  name: string;
  drawn: keyof typeof DRAWN;
  /** There is nothing more that way; the button stays where it is, and keeps the focus. */
  off: boolean;
  onClick: () => void;
}

function Way({ name, drawn, off, onClick }: WayProps) {
  return (
    <button
      type="button"
      className="cbtn"
      aria-label={name}
      title={name}
      aria-disabled={off || undefined}
      onClick={onClick}
    >
      <Drawn name={drawn} />
    </button>
  );
}

function Drawn({ name }: { name: keyof typeof DRAWN }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWN[name]} />
    </svg>
  );
}
