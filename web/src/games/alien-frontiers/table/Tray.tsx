import { HintNote, Thinking } from "../../../shell/hint/HintNote";
import type { HintMessage, StoryLine } from "../../../shell/link/messages";
import type { Snapshot, TableStore } from "../../../shell/store/TableStore";
import { ownRollsOf } from "../../../shell/roll/ownRolls";
import { RollBox } from "../../../shell/roll/RollBox";
import { TurnWipe } from "../../../shell/roll/TurnWipe";
import { Looking, Watching } from "../../../shell/table/Notes";
import { Over } from "../../../shell/table/Over";
import { Part } from "../../../shell/table/Part";
import { Actions, type EndOfTurn } from "../../../shell/undo/Actions";
import { SinceFacts } from "../../../shell/since/SinceFacts";
import { HintMark } from "../board/HintMark";
import { Me } from "../hand/Me";
import { MyCards } from "../hand/MyCards";
import { Throw } from "../hand/Throw";
import { answering } from "../hint/hint";
import { type Facility, title } from "../names/names";
import { type View, seatOf } from "../position/view";
import { Pick } from "../prompts/Pick";
import { PromptPanel } from "../prompts/PromptPanel";
import { useDesk } from "./desk";
import { endOfTurn } from "./endOfTurn";

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
  lines: StoryLine[];
  onLook: ((number: number) => void) | null;
  /** Back to the page of the end. */
  onEnd: (() => void) | null;
  onShow: (facility: Facility) => void;
}

/** What is in front of the person: the own things, the dice, the cards or the question, and the way on. */
export function Tray({ store, snapshot, rolled, notes, told, looking, lines, onLook, onReplay, onEnd, onShow }: TrayProps) {
  const desk = useDesk();
  const { me, prompt, view, watching } = desk;
  const { shown, hint } = snapshot;
  const back = prompt || !(desk.rolls || desk.mine) || !desk.away?.facts.length ? null : desk.away;
  const name = view.over ? "The end" : watching ? "The tray of the seat in turn" : "Your tray";
  return (
    <section className={`tray s${me}`} aria-label={name}>
      <Part name="Your own things">
        <Me />
      </Part>
      {prompt && hint ? (
        <Hint hint={hint} onClose={store.closeHint} />
      ) : (
        <Throw rolled={rolled} notes={notes} told={told} onShow={onShow} />
      )}
      <Part name="This part of the tray">
        {looking ? (
          <Looking {...looking} />
        ) : view.over ? (
          <Over outcome={snapshot.outcome} onReplay={onReplay} onEnd={onEnd} />
        ) : back ? (
          <div className="awaybox">
            <SinceFacts since={back} lines={lines} most={3} onSee={onLook} />
            <button type="button" className="linklike" onClick={store.read}>
              To my cards
            </button>
          </div>
        ) : desk.rolls ? (
          <RollBox onRoll={store.roll} ownRolls={ownRollsOf(snapshot, store)}>
            {snapshot.since && <SinceFacts since={snapshot.since} lines={lines} most={2} />}
          </RollBox>
        ) : prompt ? (
          <>
            {prompt.onPlanet && <Pick prompt={prompt} />}
            <PromptPanel prompt={prompt} onUndo={store.undo} />
          </>
        ) : watching ? (
          <Watching>
            <Holds />
          </Watching>
        ) : snapshot.hinting ? (
          <Thinking />
        ) : hint ? (
          <Hint hint={hint} onClose={store.closeHint} />
        ) : (
          <MyCards place="tray" />
        )}
      </Part>
      <TurnWipe />
      <Actions
        undo={!looking && (shown?.undo ?? false)}
        redo={!looking && (shown?.redo ?? false)}
        waiting={snapshot.waiting}
        onUndo={store.undo}
        onRedo={store.redo}
        onSkip={store.skip}
        end={back && desk.rolls ? rollNow(view, store) : { ...endOfTurn(desk), mark: <HintMark spot="end" /> }}
      />
    </section>
  );
}

/** In the place of the end while what was missed takes the place of the roll. */
function rollNow(view: View, store: TableStore): EndOfTurn {
  return { can: true, loses: false, rolls: true, words: "Roll", note: `round ${view.round}`, onEnd: store.roll };
}

/** The suggested turn; with a question open, beside it, only the steps that answer it. */
function Hint({ hint, onClose }: { hint: HintMessage; onClose: () => void }) {
  const { prompt } = useDesk();
  return <HintNote hint={hint} count={prompt ? answering(hint.steps) : hint.steps.length} onClose={onClose} />;
}

/** For a watcher: the cards of the seat in turn. */
function Holds() {
  const { view, me, nameOf } = useDesk();
  const { cards } = seatOf(view, me);
  return (
    <p>{cards.length > 0 ? `${nameOf(me)} holds: ${cards.map(title).join(", ")}.` : `${nameOf(me)} holds no cards.`}</p>
  );
}
