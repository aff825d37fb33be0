import type { Pending } from "../position/position";
import { Folded } from "../../../shell/editor/Complaint";
import {
  CHANCES,
  DECISIONS,
  type Entry,
  GROUPS,
  PHASES,
  askedIn,
  asking,
  entriesOf,
  kindOf,
  pendingOf,
  waiting,
} from "./decisions";
import { type Draft, LETTERS, put } from "./draft";
import { Choice, FacesField, NumberField, Tick } from "../../../shell/editor/inputs";

interface FormProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** What is asked now, and what it says of itself. */
export function PendingForm({ draft, onChange }: FormProps) {
  const { position } = draft;
  const pending = position.pending ?? [];
  const top = pending.at(-1);
  const asked = askedIn(position);
  const change = (all: Pending[]): void => onChange(put(draft, { pending: all.length > 0 ? all : undefined }));
  return (
    <>
      <Choice
        label="What is asked"
        wide
        at={["phase", "=pending", ...itself(pending.length)]}
        value={asked}
        options={PHASES}
        groups={GROUPS}
        onChange={(kind) => onChange(put(draft, asking(draft, kind)))}
      />
      {top && (
        <Entries
          at={pending.length}
          now={top}
          seats={draft.seats}
          onChange={(next) => change([...waiting(position), next])}
        />
      )}
      {(asked in DECISIONS || asked in CHANCES) && <Beneath draft={draft} onChange={onChange} />}
    </>
  );
}

/** Decisions that come back when the one asked now is answered; mostly there are none. */
function Beneath({ draft, onChange }: FormProps) {
  const below = waiting(draft.position);
  const top = draft.position.pending?.at(-1);
  if (!top) return null;
  const change = (next: Pending[]): void => onChange(put(draft, { pending: [...next, top] }));
  return (
    <div className="wholerow">
      <Folded
        title="What waits beneath it"
        note={below.length > 0 ? String(below.length) : "nothing"}
        at={below.map((_, i) => `pending.${i + 1}`)}
        inner
      >
        {below.map((one, i) => (
          <div className="grid3 listed" key={i}>
            <Choice
              label={`Waits, ${i + 1}`}
              at={itself(i + 1)}
              value={kindOf(one)}
              options={[]}
              groups={GROUPS.slice(0, 2)}
              onChange={(kind) => change(below.with(i, pendingOf(kind)))}
            />
            <Entries at={i + 1} now={one} seats={draft.seats} onChange={(next) => change(below.with(i, next))} />
            <button type="button" className="cbtn" onClick={() => change(below.filter((_, j) => j !== i))}>
              Remove
            </button>
          </div>
        ))}
        <button type="button" className="cbtn" onClick={() => change([...below, pendingOf("land")])}>
          Add a decision
        </button>
      </Folded>
    </div>
  );
}

/** A complaint of the decision as a whole stands at its name. */
function itself(at: number): string[] {
  return [`=pending.${at}`, `=pending.${at}.asks`];
}

interface EntriesProps {
  /** Its place in the list, from one. */
  at: number;
  now: Pending;
  seats: number;
  onChange: (next: Pending) => void;
}

function Entries({ at, now, seats, onChange }: EntriesProps) {
  return entriesOf(now).map((entry) => (
    <PendingEntry
      key={entry.name}
      at={`pending.${at}.${entry.name}`}
      entry={entry}
      now={now}
      seats={seats}
      onChange={(value) => {
        const { [entry.name]: _, ...rest } = now;
        onChange((value === undefined ? rest : { ...rest, [entry.name]: value }) as Pending);
      }}
    />
  ));
}

interface EntryProps {
  at: string;
  entry: Entry;
  now: Pending;
  seats: number;
  onChange: (value: unknown) => void;
}

function PendingEntry({ at, entry, now, seats, onChange }: EntryProps) {
  const value = now[entry.name];
  const { label } = entry;
  switch (entry.kind) {
    case "number":
      return (
        <NumberField
          label={label}
          at={at}
          value={value as number | undefined}
          low={entry.low ?? 0}
          high={entry.high}
          onChange={(count) => onChange(count || undefined)}
        />
      );
    case "dice":
      return <FacesField label={label} at={at} value={Array.isArray(value) ? value : []} onChange={onChange} />;
    case "tick":
      return <Tick label={label} at={at} value={value === true} onChange={(on) => onChange(on || undefined)} />;
    case "choice":
      return <Choice label={label} at={at} value={String(value ?? "")} options={entry.options} onChange={onChange} />;
    case "seat":
      return (
        <Choice
          label={label}
          at={at}
          value={String(value ?? "")}
          options={[["", "own"], ...LETTERS.slice(0, seats).map((letter) => [letter, `seat ${letter}`] as const)]}
          onChange={(seat) => onChange(seat || undefined)}
        />
      );
  }
}
