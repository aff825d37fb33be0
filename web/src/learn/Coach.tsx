import { useState } from "react";
import { go } from "../app/router";
import { api } from "../lib/api";
import { keepTable, myself } from "../lib/storage";
import type { Snapshot } from "../lib/store";
import { LESSON } from "./lesson";
import "../styles/coach.css";

interface CoachProps {
  step: number;
  snapshot: Snapshot;
  onNext: () => void;
  onFinish: () => void;
  onAct: (action: string) => void;
}

/** The slip that says what to do next, and why. */
export function Coach({ step, snapshot, onNext, onFinish, onAct }: CoachProps) {
  const [folded, fold] = useState(false);
  const now = LESSON.steps[Math.min(step, LESSON.steps.length - 1)];
  if (!now) return null;
  const last = step >= LESSON.steps.length - 1;
  const shown = snapshot.shown;
  const can =
    now.do !== undefined && snapshot.waiting === 0 && (shown?.moves.some((move) => move.text === now.do) ?? false);
  const rivals = shown?.view.position.turn === "B" || snapshot.waiting > 0;
  const astray =
    now.do !== undefined && !can && !rivals && (shown?.moves.length ?? 0) > 0 && shown?.view.asks === "main";
  return (
    <aside className={`coach${folded ? " folded" : ""}`} aria-label="Lesson">
      <button className="fold" aria-expanded={!folded} onClick={() => fold(!folded)}>
        {folded ? "Show" : "Hide"}
      </button>
      <p className="caps">
        Step {step + 1} of {LESSON.steps.length}
      </p>
      <h2>{now.title}</h2>
      <p aria-live="polite">{now.text}</p>
      {astray && <p className="aside">You did something else, which is fine. Undo brings you back to the lesson.</p>}
      <div className="coachacts">
        {now.do === undefined && !last && (
          <button className="go" onClick={onNext}>
            Go on
          </button>
        )}
        {now.do !== undefined && (
          <button className="go" disabled={!can} onClick={() => now.do && onAct(now.do)}>
            {rivals ? "Your rival plays …" : (now.button ?? "Do it")}
          </button>
        )}
        {last && (
          <>
            <RealGame />
            <button className="cbtn" onClick={onFinish}>
              Play this one on
            </button>
          </>
        )}
      </div>
    </aside>
  );
}

/** Straight into a real game against the computer that newcomers meet. */
function RealGame() {
  const [problem, setProblem] = useState("");
  const start = async (): Promise<void> => {
    try {
      const { default_edition } = await api.catalog();
      const made = await api.make({
        edition: default_edition,
        hints: true,
        seats: [myself(), { player: "bot" }],
      });
      keepTable({ id: made.id, keys: made.keys, links: made.links, title: "Your first real game", opened: Date.now() });
      go(`/t/${made.id}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <button className="go" onClick={() => void start()}>
        Play a real game
      </button>
      {problem && <span role="alert">{problem}</span>}
    </>
  );
}
