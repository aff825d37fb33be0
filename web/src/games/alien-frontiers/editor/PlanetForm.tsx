import { FIELDS, type Letter, TERRITORIES, FACILITIES, isFacility, title } from "../names/names";
import { Complaint } from "../../../shell/editor/Complaint";
import { type Draft, LETTERS, put } from "./draft";
import { Choice, NumberField } from "../../../shell/editor/inputs";

interface FormProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** The field generators and the Relic Ship. */
export function PlanetForm({ draft, onChange }: FormProps) {
  const { fields } = draft.position;
  return (
    <section className="panel" aria-labelledby="the-planet">
      <h2 id="the-planet">Fields and the Relic Ship</h2>
      <div className="grid3">
        {FIELDS.map((field) => (
          <Choice
            key={field}
            label={title(field)}
            at={`fields.${field}`}
            value={fields[field] ?? "off"}
            options={[["off", "off the board"], ...TERRITORIES]}
            onChange={(at) => onChange(put(draft, { fields: { ...fields, [field]: at } }))}
          />
        ))}
        <RelicForm draft={draft} onChange={onChange} />
      </div>
      <Complaint at="relic-ship" />
    </section>
  );
}

/** Where the Relic Ship is; who flies it follows from who controls Burroughs Desert. */
function RelicForm({ draft, onChange }: FormProps) {
  const { position } = draft;
  const relic = position["relic-ship"];
  const own = position.dice.filter((die) => !String(die).endsWith("*"));
  const shown = position.dice.find((die) => String(die).endsWith("*"));
  const at = shown !== undefined ? "unplaced" : (relic?.at ?? "burroughs-desert");
  const unrolled = position.phase === "roll" || position.pending?.at(-1)?.asks === "relic";
  const value = shown !== undefined ? Number.parseInt(String(shown), 10) : relic?.value;
  const change = (to: string, shows: number, track?: string): void => {
    if (to === "burroughs-desert") onChange(put(draft, { dice: own, "relic-ship": undefined }));
    else if (to === "unplaced" && !unrolled)
      onChange(put(draft, { dice: [...own, `${shows}*`], "relic-ship": undefined }));
    else if (!isFacility(to)) onChange(put(draft, { dice: own, "relic-ship": { at: to } }));
    else {
      const docked = { at: to, value: shows };
      onChange(put(draft, { dice: own, "relic-ship": track ? { ...docked, track: track as Letter } : docked }));
    }
  };
  return (
    <>
      <Choice
        label="Relic Ship"
        say="Where the Relic Ship is"
        at={["relic-ship.at", "relic-ship.user"]}
        value={at}
        options={[
          ["burroughs-desert", "on Burroughs Desert"],
          ["unplaced", "among the dice"],
          ...FACILITIES,
          "maintenance-bay",
        ]}
        onChange={(to) => change(to, value ?? 6)}
      />
      {(isFacility(at) || shown !== undefined) && (
        <NumberField
          label="It shows"
          at="relic-ship.value"
          value={value}
          low={1}
          high={6}
          onChange={(shows) => change(at, shows ?? 1, relic?.track)}
        />
      )}
      {at === "colonist-hub" && (
        <Choice
          label="On the track of"
          at="relic-ship.track"
          value={relic?.track ?? ""}
          options={[["", "its user"], ...LETTERS.slice(0, draft.seats).map((letter) => [letter, `seat ${letter}`] as const)]}
          onChange={(track) => change(at, value ?? 6, track)}
        />
      )}
    </>
  );
}
