import { HintMark } from "../../games/alien-frontiers/board/HintMark";
import { endAnyway, losesSomething, lossWords } from "../../games/alien-frontiers/hand/unfinished";
import type { View } from "../../games/alien-frontiers/position/view";
import { Icon } from "../icons/Icon";
import { useSettings } from "../settings/SettingsProvider";
import { plural } from "../text/words";
import { type Desk, legal, useDesk } from "./desk";

interface ActionsProps {
  undo: boolean;
  redo: boolean;
  waiting: number;
  onUndo: () => void;
  onRedo: () => void;
  onSkip: () => void;
}

/** Undo, redo, and the end of the turn, which says what is missing; while others play, the pace of it. */
export function Actions({ undo, redo, waiting, onUndo, onRedo, onSkip }: ActionsProps) {
  const desk = useDesk();
  const { view, mine, ending, left, nameOf } = desk;
  const end = legal(desk, "end");
  if (desk.watching && waiting === 0) return <WayOut />;
  return (
    <div className="acts2">
      {waiting > 0 ? (
        <Pace />
      ) : (
        <>
          <button className="abtn" aria-disabled={!undo || undefined} onClick={onUndo}>
            <Icon name="undo" />
            Undo
          </button>
          <button className="abtn" aria-disabled={!redo || undefined} onClick={onRedo}>
            <Icon name="redo" />
            Redo
          </button>
        </>
      )}
      {waiting > 0 ? (
        <button className="abtn end go-on" onClick={onSkip}>
          Skip<small>{plural(waiting, "move")} to show</small>
        </button>
      ) : view.over ? (
        <span className="abtn end done">Over</span>
      ) : (
        <button
          className={`abtn end${!end ? "" : losesSomething(left) ? " loses" : " ready"}`}
          aria-disabled={!end || undefined}
          data-why="end"
          // The second click of a double click is no second thought.
          onClick={(event) => event.detail !== 2 && desk.end()}
        >
          {ending ? endAnyway(left) : "End turn"}
          <HintMark spot="end" />
          <small>{end ? leaves(desk) : mine ? firstWords(view) : `${nameOf(view.position.turn)} plays`}</small>
        </button>
      )}
    </div>
  );
}

/** What the end of the turn leaves behind. */
function leaves({ left, dice }: Desk): string {
  return lossWords(left) || (dice.length > 0 ? `${plural(dice.length, "ship")} to the Bay` : "all docked");
}

const FIRST: Record<string, string> = {
  land: "land the colony first",
  raid: "finish the raid first",
  aim: "choose the ship first",
  pick: "roll the ships first",
  swap: "swap the colonies first",
  carry: "dock the moved ship first",
};

/** What must be done before the turn can end. */
function firstWords(view: View): string {
  if (view.asks === "main") return `dock ${plural(view.dice.length, "ship")} first`;
  if (view.asks === "drop") return `give back ${view.overLimit[view.position.turn] ?? ""} first`;
  if (view.asks === "land" && view.pending?.why === "moved") return "move the colony first";
  return FIRST[view.asks] ?? "answer first";
}

/** Whoever only watches has nothing to do here but leave. */
function WayOut() {
  return (
    <div className="acts2">
      <a className="abtn end" href="/">
        Leave<small>to the start page</small>
      </a>
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
      <button className="abtn pace" aria-disabled={!speed || undefined} onClick={() => speed && change({ speed })}>
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
