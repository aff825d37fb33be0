import * as Tabs from "@radix-ui/react-tabs";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { Page } from "../frame/Page";
import type { RawView } from "../game/TableView";
import { Token } from "../seats/Token";
import { Complaint, Folded, WrongContext } from "./Complaint";
import { FormFields } from "./FormFields";
import { type Entries, type Form, placeIn } from "./formEntries";
import { type LaidDraft, LETTERS, decode, scenarioFile, seatIn, seatsIn } from "./laidDraft";
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
  const show = (): void => {
    const [part, letter] = wrong?.where.split(".") ?? [];
    if (part === "seats" && letter) setSeat(letter);
    requestAnimationFrame(() => {
      const field = forms.current?.querySelector<HTMLElement>(":is(input, select)[aria-invalid], .wrong[tabindex]");
      field?.focus();
      field?.scrollIntoView({ block: "center" });
    });
  };
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
              {form && <Sections form={form} draft={draft} onChange={setDraft} at="table" seat={seat} onSeat={setSeat} />}
            </section>
            {form && <Sections form={form} draft={draft} onChange={setDraft} at="others" seat={seat} onSeat={setSeat} />}
            <LaidText text={JSON.stringify(draft.position, null, 2)} onChange={(position) => setDraft({ ...draft, position })} />
          </div>
        </WrongContext>
        <section className="result" aria-label="The position" ref={result}>
          <LaidVerdict
            check={check}
            problem={problem}
            placeOf={(where) => (form ? placeIn(form, where) : where)}
            onShow={show}
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

interface SectionsProps {
  form: Form;
  draft: LaidDraft;
  onChange: (draft: LaidDraft) => void;
  /** The first section alone, or all but the first. */
  at: "table" | "others";
  seat: string;
  onSeat: (seat: string) => void;
}

function Sections({ form, draft, onChange, at, seat, onSeat }: SectionsProps) {
  const { position } = draft;
  const change = (next: Entries): void => onChange({ ...draft, position: next });
  const [table, ...others] = form.sections;
  if (at === "table") return <FormFields form={form} fields={table?.fields ?? []} at="" value={position} onChange={change} />;
  const letters = LETTERS.slice(0, draft.seats);
  const shown = letters.some((letter) => letter === seat) ? seat : "A";
  return others.map(({ title, fields }) =>
    fields[0]?.key === "seats" ? (
      <section className="panel" aria-labelledby="the-seats" key={title}>
        <h2 id="the-seats">{title}</h2>
        <Tabs.Root value={shown} onValueChange={onSeat} className="seattabs">
          <Tabs.List aria-label="Seats">
            {letters.map((letter) => (
              <Tabs.Trigger key={letter} value={letter}>
                <Token seat={letter} /> Seat {letter}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {fields[0].fields.map((own) => (
            <Tabs.Content key={own.key} value={own.key} tabIndex={-1}>
              <FormFields
                form={form}
                fields={own.fields}
                at={`seats.${own.key}`}
                value={seatIn(position, own.key)}
                onChange={(next) => change({ ...position, seats: { ...seatsIn(position), [own.key]: next } })}
              />
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </section>
    ) : (
      <Folded key={title} title={title} at={fields.map(({ key }) => key)}>
        <FormFields form={form} fields={fields} at="" value={position} onChange={change} />
      </Folded>
    ),
  );
}
