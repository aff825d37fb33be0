import { type Draft, LETTERS, put } from "../../lib/draft";
import { FACILITIES, FIELDS, type Letter, TERRITORIES, title } from "../../lib/names";
import { Choice, DiceField, NumberField, Tick } from "./inputs";

interface BoardFormProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onSeats: (seats: number) => void;
}

const EDITIONS = [
  ["first-printing", "First printing"],
  ["later-printing", "Later printing"],
  ["edition-x", "Edition X"],
] as const;

const PHASES = [
  ["main", "the ships are rolled"],
  ["roll", "about to roll"],
  ["over", "the game is over"],
] as const;

/** Edition and seats, whose turn it is, the dice, the fields and the Relic Ship. */
export function BoardForm({ draft, onChange, onSeats }: BoardFormProps) {
  const { position } = draft;
  const letters = LETTERS.slice(0, draft.seats);
  const change = (entries: Partial<Draft["position"]>): void => onChange(put(draft, entries));
  return (
    <section className="panel" aria-label="The table">
      <h2>The table</h2>
      <div className="grid3">
        <Choice
          label="Edition"
          value={draft.edition}
          options={EDITIONS}
          onChange={(edition) => onChange({ ...draft, edition })}
        />
        <Choice
          label="Seats"
          value={String(draft.seats)}
          options={["2", "3", "4"]}
          onChange={(n) => onSeats(Number(n))}
        />
        <Choice
          label="Whose turn"
          value={position.turn}
          options={letters}
          onChange={(turn) => change({ turn: turn as Letter })}
        />
        <Choice
          label="Player one"
          value={position.first ?? "A"}
          options={letters}
          onChange={(first) => change({ first: first as Letter })}
        />
        <NumberField
          label="Turns begun"
          value={position.turns}
          low={1}
          high={999}
          onChange={(turns) => change({ turns })}
        />
        <Choice
          label="Phase"
          value={position.phase ?? "main"}
          options={PHASES}
          onChange={(phase) => change({ phase: phase === "main" ? undefined : phase })}
        />
        <DiceField
          label="Unplaced dice (6* is the Relic Ship)"
          value={position.dice}
          onChange={(dice) => change({ dice })}
        />
        <Tick
          label="Long game"
          value={draft.long_game}
          onChange={(long_game) => onChange({ ...draft, long_game })}
        />
      </div>
      <h3>Field generators</h3>
      <div className="grid3">
        {FIELDS.map((field) => (
          <Choice
            key={field}
            label={title(field)}
            value={position.fields[field] ?? "off"}
            options={[["off", "off the board"], ...TERRITORIES]}
            onChange={(at) => change({ fields: { ...position.fields, [field]: at } })}
          />
        ))}
      </div>
      <RelicForm draft={draft} onChange={onChange} />
    </section>
  );
}

/** Where the Relic Ship is; who flies it follows from who controls Burroughs Desert. */
function RelicForm({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const relic = draft.position["relic-ship"];
  const inHand = draft.position.dice.some((die) => String(die).endsWith("*"));
  const at = inHand ? "unplaced" : (relic?.at ?? "burroughs-desert");
  const docked = (FACILITIES as readonly string[]).includes(at);
  const move = (to: string): void => {
    const dice = draft.position.dice.filter((die) => !String(die).endsWith("*"));
    if (to === "unplaced") onChange(put(draft, { dice: [...dice, "6*"], "relic-ship": undefined }));
    else if (to === "burroughs-desert") onChange(put(draft, { dice, "relic-ship": undefined }));
    else onChange(put(draft, { dice, "relic-ship": docksAt(to) ? { at: to, value: relic?.value ?? 6 } : { at: to } }));
  };
  return (
    <>
      <h3>Relic Ship</h3>
      <div className="grid3">
        <Choice
          label="Where"
          say="Where the Relic Ship is"
          value={at}
          options={[
            ["burroughs-desert", "on Burroughs Desert"],
            ["unplaced", "among the dice"],
            ...FACILITIES,
            "maintenance-bay",
          ]}
          onChange={move}
        />
        {docked && (
          <NumberField
            label="Shows"
            value={relic?.value}
            low={1}
            high={6}
            onChange={(value) => onChange(put(draft, { "relic-ship": { ...relic, at, value: value ?? 1 } }))}
          />
        )}
        {at === "colonist-hub" && (
          <Choice
            label="On the track of"
            value={relic?.track ?? ""}
            options={[["", "its user"], ...LETTERS.slice(0, draft.seats)]}
            onChange={(track) => {
              const here = { at, value: relic?.value ?? 6 };
              onChange(put(draft, { "relic-ship": track ? { ...here, track: track as Letter } : here }));
            }}
          />
        )}
      </div>
    </>
  );
}

function docksAt(place: string): boolean {
  return (FACILITIES as readonly string[]).includes(place);
}
