import { type CSSProperties, type ReactNode, useState } from "react";
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
import { hasHand } from "../hand/held";
import { Me } from "../hand/Me";
import { MyCards } from "../hand/MyCards";
import { Throw } from "../hand/Throw";
import { Hand, HandButton, Reaction } from "../modules/parts";
import type { View } from "../position/view";
import { Pick } from "../prompts/Pick";
import { PromptPanel } from "../prompts/PromptPanel";
import { type Desk, useDesk } from "./desk";
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
  const hinted = snapshot.hinting || snapshot.hint !== null; // whoever asks for a hint has read what was missed
  const back = looking || oneZone || hinted ? null : missed(desk);
  const name = view.over ? "The end" : watching ? "The tray of the seat in turn" : "Your tray";
  const leave = (): void => {
    if (prompt?.cancel === "undo") store.undo();
    else if (prompt?.cancel === "close") desk.open(null);
  };
  // What a lesson says stands where nothing is asked.
  const taught = prompt || lesson?.beside ? slip : null;
  const beside = taught ?? (prompt && hintIn(store, snapshot));
  const [cards, showCards] = useState(false);
  const held = { ...props, slip: taught ? null : slip };
  const middle = inMiddle(desk, held, back !== null, cards);
  const moment = desk.question?.window;
  const away = desk.mine && (moment !== undefined || view.inTurn !== me) && !view.over;
  const colour = away ? ({ "--turn": `var(--${view.inTurn})` } as CSSProperties) : undefined;
  if (prompt && moment && !looking)
    return (
      <section className={`tray out-of-turn reacting s${me}`} style={colour} aria-label={name}>
        <Part name="This question">
          <Reaction prompt={prompt} moment={moment} store={store} />
        </Part>
      </section>
    );
  return (
    <section
      className={`tray s${me}${away ? " out-of-turn" : ""}`}
      style={colour}
      aria-label={name}
      data-middle={middle}
      data-beside={(taught && "lesson") ?? (beside && "hint") ?? undefined}
    >
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
          <Middle {...held} is={middle} onLeave={leave} onCards={() => showCards(true)} />
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

/** What the moment asks for, or the own cards while it asks for nothing. */
type InMiddle = "earlier" | "over" | "missed" | "roll" | "question" | "watching" | "hint" | "lesson" | "earned" | "own";

interface Held extends TrayProps {
  /** The words of a lesson, where they stand here. */
  slip: ReactNode;
}

function inMiddle(desk: Desk, { looking, snapshot, slip }: Held, missed: boolean, cards: boolean): InMiddle {
  const { view, prompt, rolls, watching, mine, dice, earned } = desk;
  if (looking) return "earlier";
  if (view.over) return slip ? "lesson" : "over";
  if (missed) return "missed";
  if (rolls) return "roll";
  if (prompt) return "question";
  if (watching) return "watching";
  if (snapshot.hinting || snapshot.hint) return "hint";
  if (slip) return "lesson";
  // What is still to be taken once all ships are docked; the own cards stay a tap away.
  return mine && dice.length === 0 && earned.length > 0 && !cards ? "earned" : "own";
}

interface MiddleProps extends Held {
  is: InMiddle;
  onLeave: () => void;
  onCards: () => void;
}

/** In the place of the end while what was missed takes the place of the roll. */
function rollNow(view: View, store: TableStore): EndOfTurn {
  return { can: true, loses: false, rolls: true, words: "Roll", note: `round ${view.round}`, onEnd: store.roll };
}

/** The cell for it. */
function Middle({ is, onLeave, onCards, slip, ...props }: MiddleProps) {
  const { store, snapshot, looking, lines, onLook, onReplay, onEnd, onShare, onSit } = props;
  const desk = useDesk();
  const { prompt, view } = desk;
  const back = is === "missed" ? missed(desk) : null;
  if (is === "lesson") return slip;
  if (is === "hint") return hintIn(store, snapshot);
  if (is === "own") return hasHand(view) ? <Hand /> : <MyCards />;
  if (is === "earned") return <Still onCards={onCards} />;
  if (is === "over") return <Over outcome={snapshot.outcome} onReplay={onReplay} onEnd={onEnd} />;
  if (looking) return <Looking {...looking} />;
  if (back)
    return <AwayBox since={back} lines={lines} onSee={onLook} onRead={store.read} leave="To my cards" />;
  if (is === "roll")
    return (
      <RollBox onRoll={store.roll} ownRolls={ownRollsOf(snapshot, store)}>
        {snapshot.since && <SinceFacts since={snapshot.since} lines={lines} most={2} />}
        {hasHand(view) && <HandButton wide />}
      </RollBox>
    );
  if (prompt)
    return (
      <>
        {prompt.onPlanet && <Pick prompt={prompt} />}
        <PromptPanel prompt={prompt} onLeave={onLeave} />
      </>
    );
  return (
    <Watching
      chances={snapshot.table?.chances ? <Chances chances={snapshot.shown?.chances ?? null} told /> : null}
      onShare={onShare}
      onSit={onSit}
    />
  );
}

function Still({ onCards }: { onCards: () => void }) {
  const { earned, take } = useDesk();
  return (
    <div className="still">
      <EarnedList earned={earned} onTake={take} />
      <button type="button" className="leave" onClick={onCards}>
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
