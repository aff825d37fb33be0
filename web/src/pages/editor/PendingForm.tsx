import { type Draft, LETTERS, put } from "../../lib/draft";
import type { Pending } from "../../lib/messages";
import { FACILITIES, TERRITORIES } from "../../lib/names";
import { Choice, DiceField, NumberField, Tick } from "./inputs";

type Entry =
  | { name: keyof Pending; label: string; kind: "number"; low?: number; high: number }
  | { name: keyof Pending; label: string; kind: "choice"; options: readonly (string | readonly [string, string])[] }
  | { name: keyof Pending; label: string; kind: "seat" | "dice" | "tick" };

const FROM: Entry = { name: "from", label: "From", kind: "choice", options: TERRITORIES };
const OWNER: Entry = { name: "owner", label: "Whose", kind: "seat" };

/** Each decision that can wait: what it is called, and what it says about itself. */
const KINDS: Record<string, { called: string; begin: Partial<Pending>; entries: (now: Pending) => Entry[] }> = {
  land: {
    called: "where a colony lands",
    begin: { why: "built" },
    entries: (now) => [
      {
        name: "why",
        label: "The colony was",
        kind: "choice",
        options: [
          ["built", "built"],
          ["launched", "launched from the Hub"],
          ["moved", "picked up to be moved"],
        ],
      },
      ...(now.why === "launched"
        ? [{ name: "excess", label: "Circles beyond", kind: "number", high: 7 } satisfies Entry]
        : []),
      ...(now.why === "moved" ? [FROM, OWNER] : []),
    ],
  },
  raid: {
    called: "what a raid takes",
    begin: { taken: 0 },
    entries: () => [{ name: "taken", label: "Taken so far", kind: "number", high: 3 }],
  },
  aim: {
    called: "a ship to aim at",
    begin: { why: "cannon", at: "lunar-mine" },
    entries: () => [
      {
        name: "why",
        label: "With",
        kind: "choice",
        options: [
          ["cannon", "the Plasma Cannon"],
          ["stock", "the discarded Plasma Cannon"],
          ["helmet", "the Mind Control Helmet"],
        ],
      },
      { name: "at", label: "At", kind: "choice", options: [...FACILITIES, "maintenance-bay"] },
      { name: "hits", label: "Hits so far", kind: "number", high: 7 },
    ],
  },
  carry: {
    called: "where a ship that was picked up docks",
    begin: { from: "lunar-mine", value: 6 },
    entries: (now) => [
      { name: "from", label: "From", kind: "choice", options: FACILITIES },
      ...(now.relic
        ? []
        : ([{ name: "value", label: "Shows", kind: "number", low: 1, high: 6 }, OWNER] satisfies Entry[])),
      { name: "relic", label: "It is the Relic Ship", kind: "tick" },
    ],
  },
  pick: {
    called: "ships to roll again",
    begin: { dice: [] },
    entries: () => [
      { name: "dice", label: "Picked so far", kind: "dice" },
      { name: "relic", label: "The Relic Ship is picked", kind: "tick" },
    ],
  },
  swap: {
    called: "the other colony of a swap",
    begin: { owner: "A", from: "lem-badlands" },
    entries: () => [OWNER, FROM],
  },
  drop: { called: "what to give back, down to eight", begin: {}, entries: () => [] },
  draw: {
    called: "chance: cards for the display",
    begin: { cards: 3 },
    entries: () => [{ name: "cards", label: "How many", kind: "number", low: 1, high: 3 }],
  },
};

/** What is asked now, if it is anything but the plain turn. */
export function PendingForm({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const pending = draft.position.pending ?? [];
  const top = pending.at(-1);
  const known = top ? KINDS[top.asks] : undefined;
  const replace = (next: Pending | null): void => {
    const below = pending.slice(0, -1);
    const all = next ? [...below, next] : below;
    onChange(put(draft, { pending: all.length > 0 ? all : undefined }));
  };
  const options: (readonly [string, string])[] = [
    ["", "the plain turn"],
    ...Object.entries(KINDS).map(([name, { called }]) => [name, called] as const),
    ...(top && !known ? [[top.asks, `${top.asks} (see the text below)`] as const] : []),
  ];
  return (
    <section className="panel" aria-label="What is asked now">
      <h2>What is asked now</h2>
      <div className="grid3">
        <Choice
          label="Decision"
          value={top?.asks ?? ""}
          options={options}
          onChange={(asks) => replace(asks ? { asks, ...KINDS[asks]?.begin } : null)}
        />
        {top &&
          known?.entries(top).map((entry) => (
            <PendingEntry
              key={entry.name}
              entry={entry}
              now={top}
              seats={draft.seats}
              onChange={(value) => {
                const { [entry.name]: _, ...rest } = top;
                replace((value === undefined ? rest : { ...rest, [entry.name]: value }) as Pending);
              }}
            />
          ))}
      </div>
    </section>
  );
}

interface EntryProps {
  entry: Entry;
  now: Pending;
  seats: number;
  onChange: (value: unknown) => void;
}

function PendingEntry({ entry, now, seats, onChange }: EntryProps) {
  const value = now[entry.name];
  switch (entry.kind) {
    case "number":
      return (
        <NumberField
          label={entry.label}
          value={value as number | undefined}
          low={entry.low ?? 0}
          high={entry.high}
          onChange={(count) => onChange(count || undefined)}
        />
      );
    case "dice":
      return <DiceField label={entry.label} value={Array.isArray(value) ? value : []} onChange={onChange} />;
    case "tick":
      return <Tick label={entry.label} value={value === true} onChange={(on) => onChange(on || undefined)} />;
    case "choice":
      return <Choice label={entry.label} value={String(value ?? "")} options={entry.options} onChange={onChange} />;
    case "seat":
      return (
        <Choice
          label={entry.label}
          value={String(value ?? "")}
          options={[["", "own"], ...LETTERS.slice(0, seats)]}
          onChange={(seat) => onChange(seat || undefined)}
        />
      );
  }
}
