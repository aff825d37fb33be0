import { type Draft, LETTERS, put } from "../../lib/draft";
import type { ThisTurn } from "../../lib/messages";
import { CARDS, FACILITIES, type Facility, type Letter, TERRITORIES } from "../../lib/names";
import { Choice, DiceField, NumberField, Tick, Ticks } from "./inputs";

const COUNTS: [keyof ThisTurn, string, number, string | undefined][] = [
  ["mined", "Ships docked at the Lunar Mine", 7, "those there"],
  ["hub-ships", "Ships docked at the Colonist Hub", 7, "those there"],
  ["cycles", "Cycles of the display left", 7, undefined],
  ["excess", "Circles beyond the seventh", 7, undefined],
  ["discarded", "Discard powers used", 1, undefined],
];

/** What the turn has used up, and may still use. */
export function TurnForm({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const turn = draft.position["this-turn"] ?? {};
  const change = (entries: Partial<Record<keyof ThisTurn, unknown>>): void => {
    const next = Object.fromEntries(Object.entries({ ...turn, ...entries }).filter(([, value]) => value !== undefined));
    onChange(put(draft, { "this-turn": Object.keys(next).length > 0 ? (next as ThisTurn) : undefined }));
  };
  const listOf = <T,>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
  return (
    <details className="panel" aria-label="This turn">
      <summary>
        <h2>This turn</h2>
      </summary>
      <div className="grid3">
        {COUNTS.map(([name, label, high, otherwise]) => (
          <NumberField
            key={name}
            label={label}
            value={turn[name] as number | undefined}
            high={high}
            {...(otherwise === undefined ? {} : { otherwise })}
            onChange={(count) => change({ [name]: count || (otherwise === undefined ? undefined : count) })}
          />
        ))}
        <DiceField
          label="Ships counting for a claim"
          value={turn.claim ?? []}
          onChange={(dice) => change({ claim: listOf(dice) })}
        />
        <DiceField
          label="Pairs that may trade"
          value={turn.market ?? []}
          onChange={(dice) => change({ market: listOf(dice) })}
        />
      </div>
      <Tick
        label="Asimov Crater has given its circle"
        value={turn.asimov ?? false}
        onChange={(asimov) => change({ asimov })}
      />
      <Tick
        label="The Relic Ship counts for the claim"
        value={turn["relic-counts"] ?? false}
        onChange={(on) => change({ "relic-counts": on || undefined })}
      />
      <h3>Cards used</h3>
      <Ticks options={CARDS} value={turn.used ?? []} onChange={(used) => change({ used: listOf(used) })} />
      <h3>Bonuses lent by the Data Crystal</h3>
      <Ticks options={TERRITORIES} value={turn.lent ?? []} onChange={(lent) => change({ lent: listOf(lent) })} />
      <Borrowed draft={draft} turn={turn} onChange={(borrowed) => change({ borrowed })} />
    </details>
  );
}

interface BorrowedProps {
  draft: Draft;
  turn: ThisTurn;
  onChange: (borrowed: ThisTurn["borrowed"]) => void;
}

/** The ship that a Mind Control Helmet has moved. */
function Borrowed({ draft, turn, onChange }: BorrowedProps) {
  const ship = turn.borrowed;
  const others = LETTERS.slice(0, draft.seats).filter((letter) => letter !== draft.position.turn);
  return (
    <>
      <h3>Ship moved by the Mind Control Helmet</h3>
      <div className="grid3">
        <Choice
          label="Whose"
          value={ship?.owner ?? ""}
          options={[["", "none"], ...others]}
          onChange={(owner) => onChange(owner ? { value: 6, ...ship, owner: owner as Letter } : undefined)}
        />
        {ship && (
          <>
            <NumberField
              label="Shows"
              value={ship.value}
              low={1}
              high={6}
              onChange={(value) => onChange({ ...ship, value: value ?? 1 })}
            />
            <Choice
              label="Docked at"
              value={ship.at ?? ""}
              options={[["", "nowhere now"], ...FACILITIES]}
              onChange={(at) => {
                const { at: _, ...rest } = ship;
                onChange(at ? { ...rest, at: at as Facility } : rest);
              }}
            />
          </>
        )}
      </div>
    </>
  );
}
