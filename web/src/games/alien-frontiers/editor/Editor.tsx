import { useEffect, useMemo, useRef, useState } from "react";
import { Page } from "../../../shell/frame/Page";
import { Named } from "../../../shell/game/Named";
import { type PositionCheck, api } from "../../../shell/link/api";
import { GAME, type Letter } from "../names/names";
import { useNames } from "../names/things";
import { BoardForm } from "./BoardForm";
import { CardsForm } from "./CardsForm";
import { WrongContext } from "./Complaint";
import { type Draft, LETTERS, decode, emptyDraft, encode, tooMuch, withSeats } from "./draft";
import { GuestsForm } from "./GuestsForm";
import { PlanetForm } from "./PlanetForm";
import { Preview } from "./Preview";
import { Scenarios } from "./Scenarios";
import { SeatForm } from "./SeatForm";
import { TextForm } from "./TextForm";
import { TurnForm } from "./TurnForm";
import { Verdict, Ways } from "./Verdict";
import "../styles/table.css";
import "../styles/editor.css";

const WAIT = 350;

/** Set up any position, have it checked, share it, play it. */
export default function Editor() {
  return (
    <Named at={`/api/things?game=${GAME}`}>
      <Desktop />
    </Named>
  );
}

function Desktop() {
  useNames();
  const [draft, setDraft] = useState<Draft>(firstDraft);
  const [seat, setSeat] = useState<Letter>("A");
  const { check, good, problem, setProblem } = useCheck(draft);
  const forms = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLElement>(null);
  const wrong = useMemo(
    () => (check && !check.ok ? { where: check.where ?? "", words: check.words ?? "" } : null),
    [check],
  );

  const show = (): void => {
    const [first, letter] = wrong?.where.split(".") ?? [];
    if (first === "seats" && LETTERS.includes(letter as Letter)) setSeat(letter as Letter);
    requestAnimationFrame(() => {
      const field = forms.current?.querySelector<HTMLElement>(":is(input, select)[aria-invalid], .wrong[tabindex]");
      field?.focus();
      field?.scrollIntoView({ block: "center" });
    });
  };
  const shown = LETTERS.slice(0, draft.seats).includes(seat) ? seat : "A";
  const cannot = tooMuch(draft);
  if (cannot)
    return (
      <Page title="Editor" wide>
        <h1>Set up a position</h1>
        <Scenarios onOpen={setDraft} />
        <p role="alert">{cannot}</p>
        <button type="button" className="go" onClick={() => setDraft(emptyDraft())}>
          Set up another position
        </button>
      </Page>
    );

  return (
    <Page title="Editor" wide>
      <h1>Set up a position</h1>
      <Scenarios onOpen={setDraft} />
      <div className="editor">
        <WrongContext value={wrong}>
          <div className="forms" ref={forms}>
            <BoardForm draft={draft} onChange={setDraft} onSeats={(seats) => setDraft(withSeats(draft, seats))} />
            <SeatForm draft={draft} onChange={setDraft} seat={shown} onSeat={setSeat} />
            <PlanetForm draft={draft} onChange={setDraft} />
            <CardsForm draft={draft} onChange={setDraft} />
            <TurnForm draft={draft} onChange={setDraft} />
            <GuestsForm draft={draft} onChange={setDraft} />
            <TextForm draft={draft} onChange={setDraft} />
          </div>
        </WrongContext>
        <section className="result" aria-label="The position" ref={result}>
          <Verdict
            check={check}
            problem={problem}
            onShow={show}
            onSee={() => result.current?.scrollIntoView({ block: "start" })}
          />
          <Ways draft={draft} check={check} onProblem={setProblem} onClear={() => setDraft(emptyDraft(draft.seats))} />
          {good?.view && <Preview draft={draft} view={good.view} stale={!check?.ok} onChange={setDraft} />}
        </section>
      </div>
    </Page>
  );
}

interface Checked {
  check: PositionCheck | null;
  /** The last answer for a position that can be. */
  good: PositionCheck | null;
  problem: string;
  setProblem: (problem: string) => void;
}

/** The server's word on the draft, a moment after it has changed; the address carries the draft. */
function useCheck(draft: Draft): Checked {
  const [check, setCheck] = useState<PositionCheck | null>(null);
  const [good, setGood] = useState<PositionCheck | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    history.replaceState(null, "", `#${encode(draft)}`);
    let here = true;
    const timer = setTimeout(() => {
      const { edition, seats, long_game, position } = draft;
      api.check({ game: GAME, edition, seats, options: { long_game }, position }).then(
        (told) => {
          if (!here) return;
          setCheck(told);
          setProblem("");
          if (told.ok) setGood(told);
        },
        (error: Error) => here && setProblem(error.message),
      );
    }, WAIT);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [draft]);
  return { check, good, problem, setProblem };
}

function firstDraft(): Draft {
  return (location.hash.length > 1 && decode(location.hash.slice(1))) || emptyDraft();
}
