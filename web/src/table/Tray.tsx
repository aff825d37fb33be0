import type { Snapshot, TableStore } from "../lib/store";
import { Actions } from "./Actions";
import { useDesk } from "./desk";
import { Me } from "./Me";
import { MyCards } from "./MyCards";
import { OverNote } from "./Notes";
import { Pick } from "./Pick";
import { PromptPanel } from "./PromptPanel";
import { Throw } from "./Throw";

interface TrayProps {
  store: TableStore;
  snapshot: Snapshot;
  rolled: number | null;
  notes: Record<number, string>;
  onReplay: (() => void) | null;
}

/** What is in front of the person: the own things, the dice, the cards or the question, and the way on. */
export function Tray({ store, snapshot, rolled, notes, onReplay }: TrayProps) {
  const { me, prompt, view } = useDesk();
  const shown = snapshot.shown;
  return (
    <section className={`tray s${me}`} aria-label={view.over ? "The end" : "Your tray"}>
      <Me />
      <Throw rolled={rolled} notes={notes} />
      {view.over ? (
        <OverNote outcome={snapshot.outcome} onReplay={onReplay} />
      ) : prompt ? (
        <>
          {prompt.onPlanet && <Pick prompt={prompt} />}
          <PromptPanel prompt={prompt} onUndo={store.undo} />
        </>
      ) : (
        <MyCards className="mine" />
      )}
      <Actions
        undo={shown?.undo ?? false}
        redo={shown?.redo ?? false}
        waiting={snapshot.waiting}
        onUndo={store.undo}
        onRedo={store.redo}
        onSkip={store.skip}
      />
    </section>
  );
}
