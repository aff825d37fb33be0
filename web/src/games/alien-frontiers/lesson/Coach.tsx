import { useState } from "react";
import { type NewTableWish, api } from "../../../shell/link/api";
import { go } from "../../../shell/router/router";
import { keepTable, myself } from "../../../shell/store/browserStorage";
import type { Snapshot } from "../../../shell/store/TableStore";
import { GAME } from "../names/names";
import { readView } from "../position/view";
import { LESSON } from "./lesson";
import "../styles/coach.css";

interface CoachProps {
  step: number;
  snapshot: Snapshot;
  onNext: () => void;
  onAgain: () => void;
  onAct: (action: string) => void;
}

/** The slip that says what to do next, and why. */
export function Coach({ step, snapshot, onNext, onAgain, onAct }: CoachProps) {
  const [folded, fold] = useState(false);
  const now = LESSON.steps[step];
  const shown = snapshot.shown;
  if (!now || !shown) return null;
  const last = step >= LESSON.steps.length - 1;
  const can = snapshot.waiting === 0 && shown.moves.some((move) => move.text === now.do);
  const rivals = readView(shown.view).acting === "B" || snapshot.waiting > 0;
  const astray = now.do !== undefined && !can && !rivals && shown.moves.length > 0;
  const lost = astray && !shown.undo;
  const zone = now.zone ?? (/^(dock|launch|trade|claim) /.test(`${now.do} `) ? "Facilities" : "");
  return (
    <aside className={`coach${folded ? " folded" : ""}`} aria-label="Lesson">
      <button type="button" className="fold" aria-expanded={!folded} onClick={() => fold(!folded)}>
        {folded ? "Show" : "Hide"}
      </button>
      <div className="coachtext" aria-live="polite" aria-atomic="true">
        <p className="caps">
          Step {step + 1} of {LESSON.steps.length}
        </p>
        <h2>{now.title}</h2>
        <p>{now.text}</p>
        {astray && <p className="aside">{lost ? LOST : ASTRAY}</p>}
      </div>
      <div className="coachacts">
        {now.do === undefined && !last && (
          <button type="button" className="go" onClick={onNext}>
            Go on
          </button>
        )}
        {now.do !== undefined && !astray && (
          <button type="button" className="go" disabled={!can} onClick={() => now.do && onAct(now.do)}>
            {rivals ? "Your rival plays …" : (now.button ?? "Do it")}
          </button>
        )}
        {lost && (
          <button type="button" className="go" onClick={onAgain}>
            Begin the lesson again
          </button>
        )}
        {(last || lost) && <RealGames snapshot={snapshot} quiet={lost} />}
        {can && zone && <small className="where">See {zone}.</small>}
      </div>
    </aside>
  );
}

const ASTRAY = "You did something else, which is fine. Undo brings you back to the lesson.";
const LOST = "You went your own way, and the lesson’s dice do not fit any more.";

/** Straight into a game against the computer: a whole new one, or the lesson's played on. */
function RealGames({ snapshot, quiet }: { snapshot: Snapshot; quiet: boolean }) {
  const [problem, setProblem] = useState("");
  const start = async (title: string, order: Partial<NewTableWish>): Promise<void> => {
    try {
      const { default_edition, bots } = await api.game(GAME);
      const [gentlest] = [...bots].sort((a, b) => a.level - b.level);
      const made = await api.make({
        game: GAME,
        edition: default_edition,
        hints: true,
        seats: [myself(), { player: "bot", bot: gentlest?.name ?? null }],
        ...order,
      });
      keepTable({ id: made.id, game: GAME, keys: made.keys, links: made.links, title, opened: Date.now() });
      go(`/t/${made.id}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const position = snapshot.shown?.view["position"] as Record<string, unknown>;
  return (
    <>
      <button type="button" className={quiet ? "cbtn" : "go"} onClick={() => void start("Your first real game", {})}>
        Play a real game
      </button>
      <button
        type="button"
        className="cbtn"
        onClick={() => void start("The lesson’s game, played on", { edition: LESSON.edition, position })}
      >
        Play this one on
      </button>
      {problem && <span role="alert">{problem}</span>}
    </>
  );
}
