import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { ASKED_ONCE_MORE } from "../earned/useEnding";
import { Icon } from "../icons/Icon";
import { useSettings } from "../settings/SettingsProvider";
import { useDesk } from "../table/desk";
import { plural } from "../text/words";
import { FollowLive } from "../watching/Watching";

interface ActionsProps {
  undo: boolean;
  redo: boolean;
  waiting: number;
  onUndo: () => void;
  onRedo: () => void;
  onSkip: () => void;
  end: EndOfTurn;
  /** Back from an earlier position to the newest. */
  onLive: (() => void) | null;
}

/** The button that ends the turn. */
export interface EndOfTurn {
  /** The turn may end now. */
  can: boolean;
  /** It would lose something. */
  loses: boolean;
  /** The roll stands in its place. */
  rolls?: boolean;
  words: string;
  /** What it leaves, or what must be done before. */
  note: string;
  /** The mark of a hint. */
  mark?: ReactNode;
  onEnd: () => void;
  /** It was pressed and would lose something, or have it given back: it is asked once more. */
  once?: { take: string; action: string | undefined; onTake: () => void; without: string; onWithout: () => void };
}

/** Undo, redo, and the end of the turn, which says what is missing; while others play, the pace of it. */
export function Actions({ undo, redo, waiting, onUndo, onRedo, onSkip, end, onLive }: ActionsProps) {
  const { view, watching } = useDesk();
  if (watching && waiting === 0) return <FollowLive onLive={onLive} />;
  return (
    <div className={end.once && waiting === 0 && !view.over ? "acts2 asks-once" : "acts2"}>
      {waiting > 0 ? (
        <Pace />
      ) : (
        <>
          <button type="button" className="abtn" data-action="undo" aria-disabled={!undo || undefined} onClick={onUndo}>
            <Icon name="undo" />
            Undo
          </button>
          <button type="button" className="abtn" data-action="redo" aria-disabled={!redo || undefined} onClick={onRedo}>
            <Icon name="redo" />
            Redo
          </button>
        </>
      )}
      {waiting > 0 ? (
        <button type="button" className="abtn end go-on" onClick={onSkip}>
          Skip<small>{plural(waiting, "move")} to show</small>
        </button>
      ) : view.over ? (
        <span className="abtn end done">Over</span>
      ) : end.once ? (
        <OnceMore end={end} once={end.once} />
      ) : (
        <button
          type="button"
          className={`abtn end${!end.can ? "" : end.rolls ? " rollnow" : end.loses ? " loses" : " ready"}`}
          aria-disabled={!end.can || undefined}
          data-action="end"
          data-why="end"
          // The second click of a double click is no second thought.
          onClick={(event) => event.detail !== 2 && end.onEnd()}
        >
          {end.words}
          {end.mark}
          <small>{end.note}</small>
        </button>
      )}
    </div>
  );
}

/** In the place of the end of the turn: what it would lose, and the end without it. Anything else withdraws it. */
function OnceMore({ end, once }: { end: EndOfTurn; once: NonNullable<EndOfTurn["once"]> }) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current?.focus({ preventScroll: true });
    return () => {
      // Withdrawn by Escape, the focus goes back to the button that asked.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>(".abtn.end")?.focus({ preventScroll: true });
      });
    };
  }, []);
  // The second click of a double click is no second thought.
  const single = (act: () => void) => (event: MouseEvent) => event.detail !== 2 && act();
  return (
    <div className="once" role="group" aria-label={`End turn: ${end.note}`} {...{ [ASKED_ONCE_MORE]: "" }}>
      <button
        type="button"
        className="abtn end ready"
        data-action={once.action}
        ref={first}
        onClick={single(once.onTake)}
      >
        {once.take}
      </button>
      <button type="button" className="abtn end without" onClick={single(once.onWithout)}>
        {once.without}
      </button>
    </div>
  );
}

const PACES = ["slow", "normal", "fast", "instant"] as const;

/** Slower and faster, in the place of undo and redo. */
function Pace() {
  const { settings, change } = useSettings();
  const at = PACES.indexOf(settings.speed);
  const button = (name: string, icon: string, to: number) => {
    const speed = PACES[to];
    return (
      <button
        type="button"
        className="abtn pace"
        aria-disabled={!speed || undefined}
        onClick={() => speed && change({ speed })}
      >
        <Icon name={icon} />
        {name}
      </button>
    );
  };
  return (
    <>
      {button("Slower", "slower", at - 1)}
      {button("Faster", "faster", at + 1)}
    </>
  );
}
