import type { Snapshot, TableStore } from "../lib/store";
import { Actions } from "./Actions";
import { useDesk } from "./desk";
import { Me } from "./Me";
import { MyCards } from "./MyCards";
import { HintNote, Looking, Thinking } from "./Notes";
import { Over } from "./Over";
import { Pick } from "./Pick";
import { PromptPanel } from "./PromptPanel";
import { Throw } from "./Throw";

interface TrayProps {
  store: TableStore;
  snapshot: Snapshot;
  rolled: number | null;
  notes: Record<number, string>;
  /** The newest line of the story. */
  told: string;
  /** The earlier position that is looked at, and the way back. */
  looking: { number: number; onBack: () => void } | null;
  onReplay: (() => void) | null;
}

/** What is in front of the person: the own things, the dice, the cards or the question, and the way on. */
export function Tray({ store, snapshot, rolled, notes, told, looking, onReplay }: TrayProps) {
  const { me, prompt, view } = useDesk();
  const shown = snapshot.shown;
  return (
    <section className={`tray s${me}`} aria-label={view.over ? "The end" : "Your tray"}>
      <Me />
      <Throw rolled={rolled} notes={notes} told={told} />
      {looking ? (
        <Looking {...looking} />
      ) : view.over ? (
        <Over outcome={snapshot.outcome} onReplay={onReplay} />
      ) : prompt ? (
        <>
          {prompt.onPlanet && <Pick prompt={prompt} />}
          <PromptPanel prompt={prompt} onUndo={store.undo} />
        </>
      ) : snapshot.hinting ? (
        <Thinking />
      ) : snapshot.hint ? (
        <HintNote hint={snapshot.hint} onClose={store.closeHint} />
      ) : (
        <MyCards place="tray" />
      )}
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
