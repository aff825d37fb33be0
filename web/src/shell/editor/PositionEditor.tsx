import { type ReactNode, useMemo, useRef, useState } from "react";
import { Page } from "../frame/Page";
import type { RawView } from "../game/TableView";
import { Complaint, WrongContext } from "./Complaint";
import { OtherSections, TableSection, showWrong } from "./FormSections";
import { type Entries, placeIn } from "./formEntries";
import { type LaidDraft, decode } from "./laidDraft";
import { scenarioFile } from "./laidScenario";
import { LaidWith } from "./LaidWith";
import { LaidText, LaidVerdict, LaidWays } from "./laidParts";
import { useLaidCheck, useLaidForm } from "./useLaid";
import "../styles/editor.css";

interface PositionEditorProps {
  game: string;
  /** What the forms begin with. */
  first: LaidDraft;
  /** Draws a position that can be; what is touched there is shown in the forms, by its entry. */
  preview: (view: RawView, onShow: (entry: string) => void) => ReactNode;
}

/** Set up any position of a game, in the forms that the server describes; have it checked, share it, play it. */
export function PositionEditor({ game, first, preview }: PositionEditorProps) {
  const [draft, setDraft] = useState<LaidDraft>(() => (location.hash.length > 1 && decode(location.hash.slice(1))) || first);
  const { check, good, problem, setProblem } = useLaidCheck(game, draft);
  const form = useLaidForm(game, draft, setDraft, setProblem);
  const forms = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLElement>(null);
  const [seat, setSeat] = useState("A");
  const wrong = useMemo(() => (check && !check.ok ? { where: check.where ?? "", words: check.words ?? "" } : null), [check]);
  const lay = (position: Entries): void => setDraft({ ...draft, position });
  const open = (entry: string): void => {
    const part = forms.current?.querySelector<HTMLElement>(`[data-at="${CSS.escape(entry)}"]`);
    for (let fold = part?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
    part?.scrollIntoView({ block: "center" });
    part?.querySelector<HTMLElement>("select, input")?.focus({ preventScroll: true });
  };
  return (
    <Page title="Editor" wide>
      <h1>Set up a position</h1>
      <div className="editor">
        <WrongContext value={wrong}>
          <div className="forms" ref={forms}>
            <section className="panel" aria-labelledby="the-table">
              <h2 id="the-table">The table</h2>
              <div className="grid3">
                <LaidWith game={game} draft={draft} onChange={setDraft} />
              </div>
              <Complaint at="" />
              {form && <TableSection form={form} position={draft.position} onChange={lay} />}
            </section>
            {form && <OtherSections form={form} seats={draft.seats} position={draft.position} onChange={lay} seat={seat} onSeat={setSeat} />}
            <LaidText text={JSON.stringify(draft.position, null, 2)} onChange={lay} />
          </div>
        </WrongContext>
        <section className="result" aria-label="The position" ref={result}>
          <LaidVerdict
            check={check}
            problem={problem}
            placeOf={(where) => (form ? placeIn(form, where) : where)}
            onShow={() => showWrong(wrong?.where ?? "", forms, setSeat)}
            onSee={() => result.current?.scrollIntoView({ block: "start" })}
          />
          <LaidWays
            wish={{ game, ...draft }}
            text={() => scenarioFile(game, draft)}
            check={check}
            onProblem={setProblem}
            onClear={() => setDraft(first)}
          />
          {good?.view && (
            <>
              {!check?.ok && <p className="small stalenote">Here is the last position that could be.</p>}
              {preview(good.view as RawView, open)}
            </>
          )}
        </section>
      </div>
    </Page>
  );
}
