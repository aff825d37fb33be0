import { useEffect, useRef } from "react";
import { askedBeforeTheEnd, endAnyway, endNote, lostOf } from "../earned/earned";
import { ASKED_ONCE_MORE, useEnding } from "../earned/useEnding";
import { Icon } from "../icons/Icon";
import { useTable } from "./context";
import { chosenOf, isEnough, limitsOf, pickedWords } from "./picking";
import { useTake } from "./Left";
import type { EarnedThing, Prompt } from "./plain";

/** Undo, redo, hint, and the end of the turn; of several options, how many are chosen. */
export function TurnBar({ prompt }: { prompt: Prompt | null }) {
  const { plain, undo, redo, hint, showHint, stop } = useTable();
  const window = prompt?.window;
  const hinted = hint || prompt?.options.some((option) => option.hint);
  return (
    <>
      {prompt?.pick && <Picked prompt={prompt} />}
      <div className="p-bar" role="group" aria-label="Turn">
        <Step name="undo" label="Undo" words={plain.undo?.words} onPress={undo} />
        <Step name="redo" label="Redo" words={plain.redo?.words} onPress={redo} />
        {prompt && hinted && (
          <button type="button" className="p-bt p-small" onClick={showHint}>
            <Icon name="bulb" />
            <span>Hint</span>
          </button>
        )}
        {window && stop && (
          <button type="button" className="p-bt" data-step="later" onClick={() => stop(window, "later")}>
            <span>Not before my turn</span>
            <small>
              <span className="vh">: </span>
              do not ask again until then
            </small>
          </button>
        )}
        {prompt?.end && <End end={prompt.end} />}
      </div>
    </>
  );
}

interface StepProps {
  name: "undo" | "redo";
  label: string;
  words: string | undefined;
  onPress: (() => void) | undefined;
}

function Step({ name, label, words, onPress }: StepProps) {
  const { say } = useTable();
  const can = words !== undefined && onPress;
  return (
    <button
      type="button"
      className={`p-bt${name === "redo" ? " p-small" : ""}`}
      data-step={name}
      aria-disabled={!can}
      aria-label={words ?? label}
      onClick={() => (can ? onPress() : say(`There is nothing to ${name}.`))}
    >
      <Icon name={name} />
      <span>{label}</span>
    </button>
  );
}

/** Before its time it stays where it is and says what is missing. */
function End({ end }: { end: NonNullable<Prompt["end"]> }) {
  const { act, say, plain } = useTable();
  const [ending, setEnding] = useEnding(plain.version);
  const { words, action, reason } = end;
  const can = action !== undefined && !reason;
  const earned = end.earned ?? [];
  const asked = askedBeforeTheEnd(earned);
  const take = useTake();
  if (ending && can && asked[0]) {
    const [one] = asked;
    const end = () => act(action);
    // What is given back is chosen once the turn ends: there is nothing to choose before.
    if (lostOf(asked).length === 0) return <OnceMore asked={asked} onTake={end} onWithout={() => setEnding(false)} />;
    return <OnceMore asked={asked} onTake={() => take(one)} onWithout={end} />;
  }
  return (
    <button
      type="button"
      className="p-bt p-end"
      data-step="end"
      aria-disabled={!can}
      onClick={() => {
        if (!can) say(`${words}: ${reason ?? "not yet"}.`);
        else if (asked.length > 0) setEnding(true);
        else act(action);
      }}
    >
      <span>{words}</span>
      {(reason || earned.length > 0) && (
        <small>
          <span className="vh">: </span>
          {reason ?? endNote(earned)}
        </small>
      )}
    </button>
  );
}

/** What the end would lose or have given back, and the end without it; anything else withdraws it. */
function OnceMore({ asked, onTake, onWithout }: { asked: readonly EarnedThing[]; onTake: () => void; onWithout: () => void }) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const [one] = asked;
  if (!one) return null;
  return (
    <div className="p-once" role="group" aria-label={`End turn: ${one.brief}`} {...{ [ASKED_ONCE_MORE]: "" }}>
      <button type="button" className="p-bt p-pri" ref={first} onClick={onTake}>
        {one.take}
      </button>
      {/* The second click of a double click is no second thought. */}
      <button type="button" className="p-bt" onClick={(event) => event.detail !== 2 && onWithout()}>
        {endAnyway(asked)}
      </button>
    </div>
  );
}

function Picked({ prompt }: { prompt: Prompt }) {
  const { page, done, letGo } = useTable();
  const chosen = chosenOf(page.chosen, prompt);
  const enough = isEnough(page.chosen, prompt);
  return (
    <div className="p-picked" role="group" aria-label="Your choice">
      <span>{pickedWords(chosen.length, limitsOf(prompt))}</span>
      <button
        type="button"
        className="p-bt p-pri"
        data-do
        aria-disabled={!enough}
        onClick={() => enough && done(chosen)}
      >
        {(chosen[0] ?? prompt.options[0])?.do ?? "Do it"}
      </button>
      {chosen.length > 0 && (
        <button type="button" className="p-link" onClick={letGo}>
          None of these
        </button>
      )}
    </div>
  );
}
