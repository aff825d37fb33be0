import { HintNote, Thinking } from "../../../shell/hint/HintNote";
import type { HintMessage } from "../../../shell/link/messages";
import type { Snapshot, TableStore } from "../../../shell/store/TableStore";
import { ownRollsOf } from "../../../shell/roll/ownRolls";
import { RollBox } from "../../../shell/roll/RollBox";
import { TurnWipe } from "../../../shell/roll/TurnWipe";
import { Looking, Watching } from "../../../shell/table/Notes";
import { Over } from "../../../shell/table/Over";
import { Part } from "../../../shell/table/Part";
import { Actions } from "../../../shell/undo/Actions";
import { HintMark } from "../board/HintMark";
import { Me } from "../hand/Me";
import { MyCards } from "../hand/MyCards";
import { Throw } from "../hand/Throw";
import { answering } from "../hint/hint";
import { type Facility, title } from "../names/names";
import { seatOf } from "../position/view";
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
  onShow: (facility: Facility) => void;
}

/** What is in front of the person: the own things, the dice, the cards or the question, and the way on. */
export function Tray({ store, snapshot, rolled, notes, told, looking, onReplay, onShow }: TrayProps) {
  const desk = useDesk();
  const { me, prompt, view, watching } = desk;
  const { shown, hint } = snapshot;
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
          <Over outcome={snapshot.outcome} onReplay={onReplay} />
        ) : desk.rolls ? (
          <RollBox onRoll={store.roll} ownRolls={ownRollsOf(snapshot, store)} />
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
        end={{ ...endOfTurn(desk), mark: <HintMark spot="end" /> }}
      />
    </section>
  );
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
