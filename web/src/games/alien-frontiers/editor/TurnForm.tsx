import type { ThisTurn } from "../position/position";
import { cards, FACILITIES, type Facility, type Letter, TERRITORIES } from "../names/names";
import { Complaint, Folded } from "../../../shell/editor/Complaint";
import { type Draft, LETTERS, put } from "./draft";
import { Choice, FacesField, NumberField, Tick, Ticks } from "../../../shell/editor/inputs";

const COUNTS: [keyof ThisTurn, string, number, string | undefined][] = [
  ["mined", "Ships docked at the Lunar Mine", 7, "those there"],
  ["hub-ships", "Ships docked at the Colonist Hub", 7, "those there"],
  ["cycles", "Cycles of the display left", 7, undefined],
  ["excess", "Circles beyond the seventh", 6, undefined],
  ["discarded", "Discard powers used", 1, undefined],
];

const GIVEN = [
  ["", "if it has two ships there"],
  ["yes", "yes"],
  ["no", "no"],
] as const;

/** What the turn has used up, and may still use. */
export function TurnForm({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const turn = draft.position["this-turn"] ?? {};
  const change = (entries: Partial<Record<keyof ThisTurn, unknown>>): void => {
    const next = Object.fromEntries(Object.entries({ ...turn, ...entries }).filter(([, value]) => value !== undefined));
    onChange(put(draft, { "this-turn": Object.keys(next).length > 0 ? (next as ThisTurn) : undefined }));
  };
  const listOf = <T,>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
  const marks = Object.keys(turn).length;
  return (
    <Folded title="Earlier this turn" note={marks > 0 ? String(marks) : "as the ships show it"} at={["this-turn"]}>
      <Complaint at="this-turn" />
      <div className="grid3">
        {COUNTS.map(([name, label, high, otherwise]) => (
          <NumberField
            key={name}
            label={label}
            at={`this-turn.${name}`}
            value={turn[name] as number | undefined}
            high={high}
            {...(otherwise === undefined ? {} : { otherwise })}
            onChange={(count) => change({ [name]: count || (otherwise === undefined ? undefined : count) })}
          />
        ))}
        <Choice
          label="Asimov Crater gave its circle"
          at="this-turn.asimov"
          value={turn.asimov === undefined ? "" : turn.asimov ? "yes" : "no"}
          options={GIVEN}
          onChange={(given) => change({ asimov: given === "" ? undefined : given === "yes" })}
        />
        <FacesField
          label="Ships counting for a claim"
          at="this-turn.claim"
          value={turn.claim ?? []}
          onChange={(dice) => change({ claim: listOf(dice) })}
        />
        <Choice
          label="Pairs that may trade"
          at="this-turn.market"
          value={turn.market ? "these" : ""}
          options={[
            ["", "every pair that stands there"],
            ["these", "only these"],
          ]}
          onChange={(which) => change({ market: which ? [] : undefined })}
        />
        {turn.market && (
          <FacesField label="Values of these pairs" value={turn.market} onChange={(dice) => change({ market: dice })} />
        )}
      </div>
      <Tick
        label="The Relic Ship counts for the claim"
        at="this-turn.relic-counts"
        value={turn["relic-counts"] ?? false}
        onChange={(on) => change({ "relic-counts": on || undefined })}
      />
      <Ticks
        label="Cards used"
        at="this-turn.used"
        options={cards()}
        value={turn.used ?? []}
        onChange={(used) => change({ used: listOf(used) })}
      />
      <Ticks
        label="Bonuses lent by the Data Crystal"
        at="this-turn.lent"
        options={TERRITORIES.filter((territory) => territory !== "burroughs-desert")}
        value={turn.lent ?? []}
        onChange={(lent) => change({ lent: listOf(lent) })}
      />
      <Borrowed draft={draft} turn={turn} onChange={(borrowed) => change({ borrowed })} />
    </Folded>
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
          at={["this-turn.borrowed.owner", "=this-turn.borrowed"]}
          value={ship?.owner ?? ""}
          options={[["", "none"], ...others.map((letter) => [letter, `seat ${letter}`] as const)]}
          onChange={(owner) => onChange(owner ? { value: 6, ...ship, owner: owner as Letter } : undefined)}
        />
        {ship && (
          <>
            <NumberField
              label="It shows"
              at="this-turn.borrowed.value"
              value={ship.value}
              low={1}
              high={6}
              onChange={(value) => onChange({ ...ship, value: value ?? 1 })}
            />
            <Choice
              label="Docked at"
              at="this-turn.borrowed.at"
              value={ship.at ?? ""}
              options={[["", "nowhere now"], ...FACILITIES]}
              onChange={(at) => {
                const { at: _, counts: _counts, ...rest } = ship;
                onChange(at ? { ...rest, at: at as Facility } : rest);
              }}
            />
            {ship.at === "alien-artifact" && (
              <Tick
                label="It counts for the claim"
                at="this-turn.borrowed.counts"
                value={ship.counts ?? false}
                onChange={(counts) => onChange({ ...ship, counts })}
              />
            )}
          </>
        )}
      </div>
    </>
  );
}
