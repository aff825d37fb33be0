import { type Dispatch, type SetStateAction, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { Page } from "../../../shell/frame/Page";
import { Named } from "../../../shell/game/Named";
import { type PositionWish, api } from "../../../shell/link/api";
import { CalledContext } from "../../../shell/editor/inputs";
import { fetchModules } from "../modules/parts";
import { GAME, type Letter, title } from "../names/names";
import { useNames } from "../names/things";
import { BoardForm } from "./BoardForm";
import { CardsForm } from "./CardsForm";
import { WrongContext } from "../../../shell/editor/Complaint";
import {
  type Draft,
  LETTERS,
  decode,
  emptyDraft,
  encode,
  filledIn,
  isBeyond,
  optionsOf,
  withSeats,
  writePosition,
} from "./draft";
import { showWrong } from "../../../shell/editor/FormSections";
import { type Form, fitting, placeIn } from "../../../shell/editor/formEntries";
import { GuestsForm } from "./GuestsForm";
import { ModulesForm } from "./ModulesForm";
import { PlanetForm } from "./PlanetForm";
import type { Wish } from "./PlayedWith";
import { Preview } from "./Preview";
import { Scenarios } from "./Scenarios";
import { SeatForm } from "./SeatForm";
import { TurnForm } from "./TurnForm";
import { placeOf } from "./validation";
import { LaidText, LaidVerdict, LaidWays } from "../../../shell/editor/laidParts";
import { useChecked } from "../../../shell/editor/useLaid";
import { scenarioText } from "./scenarioText";
import "../styles/table.css";
import "../../../shell/styles/editor.css";
import "../styles/editor-preview.css";

/** Set up any position, have it checked, share it, play it. */
export default function Editor() {
  const [draft, setDraft] = useState<Draft>(firstDraft);
  useEffect(fetchModules, []); // any of them may be laid out here
  const more = isBeyond(draft) ? `&edition=${draft.edition}&everything=true` : "";
  const at = useDeferredValue(`/api/things?game=${GAME}${more}`); // the page stays while names are on their way
  return (
    <Named at={at}>
      <Desktop draft={draft} setDraft={setDraft} />
    </Named>
  );
}

interface DesktopProps {
  draft: Draft;
  setDraft: Dispatch<SetStateAction<Draft>>;
}

function Desktop({ draft, setDraft }: DesktopProps) {
  useNames();
  const [seat, setSeat] = useState<Letter>("A");
  const [wished, setWished] = useState<Wish | null>(null);
  const latest = useRef<Wish | null>(null);
  const { check, good, problem, setProblem } = useChecked(draft, encode, wishOf);
  const form = useForm(draft, setDraft, setProblem);
  const forms = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLElement>(null);
  const wrong = useMemo(
    () => (check && !check.ok ? { where: check.where ?? "", words: check.words ?? "" } : null),
    [check],
  );

  /** With another edition, more seats or a module: what the new game has not is put away. */
  const wish = (next: Required<Wish>): void => {
    const { edition, seats, options } = next;
    setWished(next);
    latest.current = next;
    api.form({ game: GAME, edition, seats, options: optionsOf({ ...draft, options }) }).then(
      (told) => {
        if (latest.current !== next) return;
        setWished(null);
        setDraft((old) => withSeats({ ...old, ...next, position: filledIn(fitting(told, old.position)) }, seats));
      },
      (error: Error) => {
        setWished(null);
        setProblem(error.message);
      },
    );
  };
  const asked: Wish = wished ?? draft;
  const shown = LETTERS.slice(0, draft.seats).includes(seat) ? seat : "A";
  const beyond = isBeyond(draft);
  const { edition, options } = draft;

  return (
    <Page title="Editor" wide>
      <h1>Set up a position</h1>
      <Scenarios onOpen={setDraft} />
      <div className="editor">
        <WrongContext value={wrong}>
          <CalledContext value={title}>
          <div className="forms" ref={forms}>
            {!beyond ? (
              <>
                <BoardForm draft={draft} onChange={setDraft} asked={asked} onWish={wish} />
                <SeatForm draft={draft} onChange={setDraft} seat={shown} onSeat={setSeat} />
                <PlanetForm draft={draft} onChange={setDraft} />
                <CardsForm draft={draft} onChange={setDraft} />
                <TurnForm draft={draft} onChange={setDraft} />
                <GuestsForm draft={draft} onChange={setDraft} />
              </>
            ) : (
              form && (
                <ModulesForm
                  form={form}
                  draft={draft}
                  onChange={setDraft}
                  asked={asked}
                  onWish={wish}
                  seat={shown}
                  onSeat={setSeat}
                />
              )
            )}
            <LaidText
              text={writePosition(draft)}
              onChange={(position) => setDraft({ ...draft, position: filledIn(position) })}
            />
          </div>
          </CalledContext>
        </WrongContext>
        <section className="result" aria-label="The position" ref={result}>
          <LaidVerdict
            check={check}
            problem={problem}
            placeOf={beyond && form ? (where) => placeIn(form, where) : placeOf}
            onShow={() => showWrong(wrong?.where ?? "", forms, setSeat)}
            onSee={() => result.current?.scrollIntoView({ block: "start" })}
          />
          <LaidWays
            wish={wishOf(draft)}
            title={draft.name || undefined}
            turn={draft.position.turn}
            text={() => scenarioText(draft, draft.name || "A position of my own")}
            check={check}
            onProblem={setProblem}
            onClear={() => setDraft({ ...emptyDraft(draft.seats), ...(beyond ? { edition, options: options ?? {} } : {}) })}
          />
          {good?.view && <Preview draft={draft} view={good.view} stale={!check?.ok} onChange={setDraft} />}
          {good?.picture && beyond && <Picture text={good.picture} />}
        </section>
      </div>
    </Page>
  );
}

/** The position as text under its drawing, where more is held and offered than lies on the table. */
function Picture({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled by keyboard
    <section className="picture" tabIndex={0} aria-label="The position in words">
      <pre>{text}</pre>
    </section>
  );
}

/** The form for a draft that has more than the planet shows; one from a file is made short as the form comes. */
function useForm(draft: Draft, onDraft: (draft: Draft) => void, onProblem: (problem: string) => void): Form | null {
  const [form, setForm] = useState<Form | null>(null);
  const { edition, seats, full, position } = draft;
  const of = isBeyond(draft) ? JSON.stringify([edition, seats, optionsOf(draft), full ? position : null]) : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is the same while these are
  useEffect(() => {
    let here = true;
    if (of)
      api.form({ game: GAME, edition, seats, options: optionsOf(draft), ...(full ? { position } : {}) }).then(
        (told) => {
          if (!here) return;
          setForm(told);
          const { full: _, ...rest } = draft;
          if (full) onDraft({ ...rest, position: filledIn(told.position ?? position) });
        },
        (error: Error) => here && onProblem(error.message),
      );
    return () => {
      here = false;
    };
  }, [of]);
  return of ? form : null;
}

/** What the server is asked about. */
function wishOf(draft: Draft): PositionWish {
  const { edition, seats, position } = draft;
  return { game: GAME, edition, seats, options: optionsOf(draft), position: { ...position } };
}

function firstDraft(): Draft {
  return (location.hash.length > 1 && decode(location.hash.slice(1))) || emptyDraft();
}
