import { HintNote, Thinking } from "../../../shell/hint/HintNote";
import type { HintMessage } from "../../../shell/link/messages";
import type { Snapshot, TableStore } from "../../../shell/store/TableStore";
import { ownRollsOf } from "../../../shell/roll/ownRolls";
import { RollBox } from "../../../shell/roll/RollBox";
import { TurnWipe } from "../../../shell/roll/TurnWipe";
import { Chances } from "../../../shell/seats/Chances";
import { Looking } from "../../../shell/table/Notes";
import { Over } from "../../../shell/table/Over";
import { Part } from "../../../shell/table/Part";
import { Watching } from "../../../shell/watching/Watching";
import { Actions } from "../../../shell/undo/Actions";
import { HintMark } from "../board/HintMark";
import { Me } from "../hand/Me";
import { MyCards } from "../hand/MyCards";
import { Throw } from "../hand/Throw";
import { answering } from "../hint/hint";
import type { Facility } from "../names/names";
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
  onShare: (() => void) | null;
  onSit: (() => void) | null;
  onShow: (facility: Facility) => void;
}

/** What is in front of the person: the own things, the dice, the cards or the question, and the way on. */
export function Tray({ store, snapshot, rolled, notes, told, looking, onReplay, onShare, onSit, onShow }: TrayProps) {
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
          <Watching
            chances={snapshot.table?.chances ? <Chances chances={shown?.chances ?? null} told /> : null}
            onShare={onShare}
            onSit={onSit}
          />
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
        onLive={looking?.onBack ?? null}
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
