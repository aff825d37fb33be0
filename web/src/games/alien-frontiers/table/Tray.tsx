import { type ReactNode, useState } from "react";
import { EarnedList } from "../../../shell/earned/EarnedList";
import { useOneZone } from "../../../shell/frame/windowClass";
import { HintNote, Thinking } from "../../../shell/hint/HintNote";
import { useLesson } from "../../../shell/lesson/context";
import type { StoryLine } from "../../../shell/link/messages";
import { ownRollsOf } from "../../../shell/roll/ownRolls";
import { RollBox } from "../../../shell/roll/RollBox";
import { TurnWipe } from "../../../shell/roll/TurnWipe";
import { Chances } from "../../../shell/seats/Chances";
import type { Snapshot, TableStore } from "../../../shell/store/TableStore";
import { Looking } from "../../../shell/table/Notes";
import { Over } from "../../../shell/table/Over";
import { Part } from "../../../shell/table/Part";
import { Watching } from "../../../shell/watching/Watching";
import { Actions, type EndOfTurn } from "../../../shell/undo/Actions";
import { AwayBox } from "../../../shell/since/AwayBox";
import { SinceFacts } from "../../../shell/since/SinceFacts";
import { HintMark } from "../board/HintMark";
import { Me } from "../hand/Me";
import { MyCards } from "../hand/MyCards";
import { Throw } from "../hand/Throw";
import type { View } from "../position/view";
import { Pick } from "../prompts/Pick";
import { PromptPanel } from "../prompts/PromptPanel";
import { useDesk } from "./desk";
import { endOfTurn } from "./endOfTurn";
import { missed } from "./missed";

interface TrayProps {
  store: TableStore;
  snapshot: Snapshot;
  rolled: number | null;
  notes: Record<number, string>;
  /** The newest line of the story. */
  told: string;
  /** The earlier position that is looked at, and the way back. */
  looking: { round: number; onBack: () => void } | null;
  onReplay: (() => void) | null;
  onShare: (() => void) | null;
  onSit: (() => void) | null;
  lines: StoryLine[];
  onLook: ((number: number) => void) | null;
  /** Back to the page of the end. */
  onEnd: (() => void) | null;
}

/**
 * What is in front of the person, in four cells that keep their places: the own things, the dice, the cards or the
 * answers, and the way on. A question takes the place of the cards, a hint beside it that of the dice.
 */
export function Tray(props: TrayProps) {
  const { store, snapshot, rolled, notes, told, looking } = props;
  const desk = useDesk();
  const { me, prompt, view, watching } = desk;
  const lesson = useLesson();
  const oneZone = useOneZone();
  const slip = oneZone ? null : (lesson?.slip ?? null);
  const back = looking || oneZone ? null : missed(desk);
  const name = view.over ? "The end" : watching ? "The tray of the seat in turn" : "Your tray";
  const leave = (): void => {
    if (prompt?.cancel === "undo") store.undo();
    else if (prompt?.cancel === "close") desk.open(null);
  };
  // What a lesson says stands where nothing is asked.
  const taught = prompt || lesson?.beside ? slip : null;
  const beside = taught ?? (prompt && hintIn(store, snapshot));
  return (
    <section className={`tray s${me}`} aria-label={name}>
      <Part name="Your own things">
        <Me />
      </Part>
      {beside ? (
        <div className="throw">{beside}</div>
      ) : (
        <Throw rolled={rolled} notes={notes} told={told} onLeave={leave} />
      )}
      <div className="middle">
        <Part name="This part of the tray">
          <Middle {...props} slip={taught ? null : slip} onLeave={leave} />
        </Part>
      </div>
      <TurnWipe />
      <Actions
        undo={!looking && (snapshot.shown?.undo ?? false)}
        redo={!looking && (snapshot.shown?.redo ?? false)}
        waiting={snapshot.waiting}
        onUndo={store.undo}
        onRedo={store.redo}
        onSkip={store.skip}
        onLive={looking?.onBack ?? null}
        end={back && desk.rolls ? rollNow(view, store) : { ...endOfTurn(desk), mark: <HintMark spot="end" /> }}
      />
    </section>
  );
}

interface MiddleProps extends TrayProps {
  slip: ReactNode;
  onLeave: () => void;
}

/** In the place of the end while what was missed takes the place of the roll. */
function rollNow(view: View, store: TableStore): EndOfTurn {
  return { can: true, loses: false, rolls: true, words: "Roll", note: `round ${view.round}`, onEnd: store.roll };
}

/** The cell for whatever the moment asks for; the own cards while it asks for nothing. */
function Middle({ onLeave, slip, ...props }: MiddleProps) {
  const { store, snapshot, looking, lines, onLook, onReplay, onEnd, onShare, onSit } = props;
  const desk = useDesk();
  const { prompt, view, watching, rolls } = desk;
  const back = useOneZone() ? null : missed(desk); // a phone has it above its zone
  if (looking) return <Looking {...looking} />;
  if (view.over) return slip ?? <Over outcome={snapshot.outcome} onReplay={onReplay} onEnd={onEnd} />;
  if (back)
    return <AwayBox since={back} lines={lines} onSee={onLook} onRead={store.read} leave="To my cards" />;
  if (rolls)
    return (
      <RollBox onRoll={store.roll} ownRolls={ownRollsOf(snapshot, store)}>
        {snapshot.since && <SinceFacts since={snapshot.since} lines={lines} most={2} />}
      </RollBox>
    );
  if (prompt)
    return (
      <>
        {prompt.onPlanet && <Pick prompt={prompt} />}
        <PromptPanel prompt={prompt} onLeave={onLeave} />
      </>
    );
  if (watching)
    return (
      <Watching
        chances={snapshot.table?.chances ? <Chances chances={snapshot.shown?.chances ?? null} told /> : null}
        onShare={onShare}
        onSit={onSit}
      />
    );
  return hintIn(store, snapshot) ?? slip ?? <Own />;
}

/** What is still to be taken once all ships are docked; else the own cards, which stay a tap away. */
function Own() {
  const { mine, dice, earned, take } = useDesk();
  const [cards, showCards] = useState(false);
  const lies = mine && dice.length === 0 && earned.length > 0;
  if (!lies || cards) return <MyCards />;
  return (
    <div className="still">
      <EarnedList earned={earned} onTake={take} />
      <button type="button" className="leave" onClick={() => showCards(true)}>
        Your cards
      </button>
    </div>
  );
}

/** The suggested turn, or that it is being thought of. */
function hintIn(store: TableStore, { hint, hinting }: Snapshot): ReactNode {
  if (hinting) return <Thinking />;
  return hint && <HintNote key={hint.steps[0]} hint={hint} onClose={store.closeHint} />;
}
