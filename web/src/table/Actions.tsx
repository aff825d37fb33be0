import { useSettings } from "../app/settings";
import { HintMark } from "../board/HintMark";
import { Icon } from "../board/Icon";
import { plural } from "../lib/words";
import { legal, useDesk } from "./desk";

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
  const { view, dice, mine, nameOf, prompt } = desk;
  const end = legal(desk, "end");
  const blocked = mine && !end;
  const missing =
    prompt && view.asks !== "main" ? `first ${prompt.verb.toLowerCase()}` : `dock ${plural(dice.length, "ship")} first`;
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
          Skip<small>{plural(waiting, "act")} to show</small>
        </button>
      ) : view.over ? (
        <span className="abtn end done">Over</span>
      ) : (
        <button
          className={`abtn end${end ? " ready" : ""}`}
          aria-disabled={!end || undefined}
          data-why="end"
          onClick={() => {
            if (end) desk.act("end");
            else if (blocked) desk.askWhy({ title: "Why not end the turn?", action: "end", chosen: [] });
          }}
        >
          End turn
          <HintMark spot="end" />
          <small>
            {end
              ? dice.length > 0
                ? `${plural(dice.length, "ship")} to the Bay`
                : "all docked"
              : mine
                ? missing
                : `${nameOf(view.position.turn)} plays`}
          </small>
        </button>
      )}
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
