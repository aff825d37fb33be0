import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useOneZone } from "../frame/windowClass";
import { usePart } from "../game/games";
import type { DrawnTable, Loads } from "../game/GameModule";
import type { LessonProgress } from "../store/browserStorage";
import type { TableStore } from "../store/TableStore";
import { LessonContext } from "./context";
import { LEARNER, type Lesson, belongs, doneAt } from "./lesson";
import { LessonSlip, WORDS } from "./LessonSlip";
import { Rings } from "./Rings";
import { useGuard } from "./useGuard";
import { usePointing } from "./usePointing";
import "../styles/lesson.css";

interface CoachProps {
  lesson: Lesson;
  /** Reads the positions of its game. */
  drawn: Loads<DrawnTable>;
  store: TableStore;
  progress: LessonProgress;
  onStep: (step: number, from: number) => void;
  /** What is offered when everything is done. */
  end: ReactNode;
  children: ReactNode;
}

/** Leads through a lesson: says each step, points at what it is about, and goes on when it is done. */
export function Coach({ lesson, drawn, store, progress, onStep, end, children }: CoachProps) {
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  const { read } = usePart(drawn);
  const zones = useOneZone();
  const { shown, lines, waiting, sending, hinting, outcome } = snapshot;
  const step = outcome ? undefined : lesson.steps[progress.step];
  const finished = outcome !== null || progress.step >= lesson.steps.length;

  const done = step && shown ? doneAt(step, progress.from, shown.number, lines) : null;
  const [readAt, setRead] = useState(-1);
  const after = done !== null && step?.result !== undefined && readAt !== progress.step;
  const theirs = shown !== null && read(shown.view).inTurn !== LEARNER;
  // Of what others do it is spoken when it has been seen.
  const ready = shown !== null && waiting === 0 && !sending && !hinting && (after || shown.moves.length > 0 || shown.rolls === LEARNER);

  useEffect(() => {
    if (done !== null && !after && waiting === 0) onStep(progress.step + 1, done);
  }, [done, after, waiting, progress.step, onStep]);

  const elsewhere = step?.only !== undefined && step.only !== (zones ? "zones" : "whole");
  useEffect(() => {
    if (elsewhere) onStep(progress.step + 1, progress.from);
  }, [elsewhere, progress.step, progress.from, onStep]);

  const active = step && !elsewhere && ready && (done === null || after) ? step : null;
  const [forMe, doForMe] = useState(-1);
  const pointing = usePointing({
    step: active,
    after,
    words: WORDS,
    forMe: forMe === progress.step,
    // A frame may still have the step before.
    onSeen: (of) => of === step && onStep(progress.step + 1, shown?.number ?? progress.from),
  });
  const spot = active && !after ? active.press?.[pointing?.at ?? 0] : undefined;

  const [later, sayLater] = useGuard(active !== null, spot?.key);
  useEffect(() => {
    store.lets = (what) => {
      const may = active !== null && !after && (belongs(active, what) || (what[0] === "hint" && active.until !== undefined));
      if (!may && active) sayLater();
      return may || finished;
    };
    return () => {
      store.lets = () => true;
    };
  }, [store, active, after, finished, sayLater]);

  const goOn = (): void => (after ? setRead(progress.step) : onStep(progress.step + 1, shown?.number ?? progress.from));
  const steps = lesson.steps.length;
  const words = finished
    ? lesson.end
    : !active && theirs
      ? { title: `${rivalName(snapshot)} plays`, text: "Watch what happens on the table." }
      : after && step?.result
        ? step.result
        : step;
  const lastSaid = useRef(words);
  // While what comes of a step is shown, nothing is said again.
  const said = words === step && done !== null && lastSaid.current ? lastSaid.current : words;
  if (said) lastSaid.current = said;
  const { title = "", text = "" } = lastSaid.current ?? {};
  const slip = (
    <LessonSlip title={title} text={text} step={finished ? steps : progress.step} steps={steps}>
      {finished ? (
        end
      ) : active && (after || !active.press) ? (
        <GoOn key={progress.step} onGo={goOn} />
      ) : active ? (
        <button type="button" className="txt" onClick={() => doForMe(progress.step)}>
          Do it for me
        </button>
      ) : null}
    </LessonSlip>
  );
  const at = useMemo(
    () => ({
      slip,
      beside: !finished && (step?.beside ?? false),
      say: spot?.say ?? "",
      zone: active?.zone,
    }),
    [slip, finished, step, spot, active],
  );
  return (
    <LessonContext value={at}>
      {children}
      {pointing && active && <Rings {...pointing} path={!zones && !after} />}
      <p className="vh" role="status">
        {later && "That comes later."}
      </p>
      {later && (
        <span className="later" aria-hidden="true" style={{ left: later.x, top: later.y }}>
          That comes later
        </span>
      )}
    </LessonContext>
  );
}

function rivalName({ table }: { table: { seats: { letter: string; name: string }[] } | null }): string {
  return table?.seats.find((seat) => seat.letter !== LEARNER)?.name ?? "Your rival";
}

/** On to the next words; it has the focus, as nothing else is to be done. */
function GoOn({ onGo }: { onGo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={button} type="button" className="go-on" aria-describedby={WORDS} onClick={onGo}>
      Go on
    </button>
  );
}
