import { Me } from "../../games/alien-frontiers/hand/Me";
import { MyCards } from "../../games/alien-frontiers/hand/MyCards";
import { Throw } from "../../games/alien-frontiers/hand/Throw";
import type { Facility } from "../../games/alien-frontiers/names/names";
import { Pick } from "../../games/alien-frontiers/prompts/Pick";
import { PromptPanel } from "../../games/alien-frontiers/prompts/PromptPanel";
import type { Snapshot, TableStore } from "../store/TableStore";
import { Actions } from "./Actions";
import { useDesk } from "./desk";
import { HintNote, Looking, Thinking, Watching } from "./Notes";
import { Over } from "./Over";
import { Part } from "./Part";

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
  const { me, prompt, view, watching } = useDesk();
  const { shown, hint } = snapshot;
  const name = view.over ? "The end" : watching ? "The tray of the seat in turn" : "Your tray";
  return (
    <section className={`tray s${me}`} aria-label={name}>
      <Part name="Your own things">
        <Me />
      </Part>
      {prompt && hint ? (
        <HintNote hint={hint} onClose={store.closeHint} />
      ) : (
        <Throw rolled={rolled} notes={notes} told={told} onShow={onShow} />
      )}
      <Part name="This part of the tray">
        {looking ? (
          <Looking {...looking} />
        ) : view.over ? (
          <Over outcome={snapshot.outcome} onReplay={onReplay} />
        ) : prompt ? (
          <>
            {prompt.onPlanet && <Pick prompt={prompt} />}
            <PromptPanel prompt={prompt} onUndo={store.undo} />
          </>
        ) : watching ? (
          <Watching />
        ) : snapshot.hinting ? (
          <Thinking />
        ) : hint ? (
          <HintNote hint={hint} onClose={store.closeHint} />
        ) : (
          <MyCards place="tray" />
        )}
      </Part>
      <Actions
        undo={!looking && (shown?.undo ?? false)}
        redo={!looking && (shown?.redo ?? false)}
        waiting={snapshot.waiting}
        onUndo={store.undo}
        onRedo={store.redo}
        onSkip={store.skip}
      />
    </section>
  );
}
