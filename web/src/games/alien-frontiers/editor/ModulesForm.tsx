import * as Tabs from "@radix-ui/react-tabs";
import type { Letter } from "../names/names";
import { Folded } from "../../../shell/editor/Complaint";
import { type Draft, type DraftPosition, LETTERS } from "./draft";
import { type Entries, type Form, isEntries } from "../../../shell/editor/formEntries";
import { FormFields } from "../../../shell/editor/FormFields";
import { PlayedWith, type WishProps } from "./PlayedWith";
import { SeatTab } from "./SeatForm";
import { Tick } from "../../../shell/editor/inputs";

interface ModulesFormProps extends WishProps {
  form: Form;
  draft: Draft;
  onChange: (draft: Draft) => void;
  seat: Letter;
  onSeat: (seat: Letter) => void;
}

/** Any position of any module, as the server's form has it. */
export function ModulesForm({ form, draft, onChange, asked, onWish, seat, onSeat }: ModulesFormProps) {
  const position: Entries = draft.position;
  const change = (next: Entries): void => onChange({ ...draft, position: next as DraftPosition });
  const [table, ...others] = form.sections;
  return (
    <>
      <section className="panel" aria-labelledby="the-table">
        <h2 id="the-table">The table</h2>
        <div className="grid3">
          <PlayedWith asked={asked} onWish={onWish} />
          <Tick
            label="Long game"
            value={draft.long_game}
            onChange={(long_game) => onChange({ ...draft, long_game })}
          />
        </div>
        <FormFields form={form} fields={table?.fields ?? []} at="" value={position} onChange={change} />
      </section>
      {others.map(({ title, fields }) =>
        fields[0]?.key === "seats" ? (
          <section className="panel" aria-labelledby="the-seats" key={title}>
            <h2 id="the-seats">{title}</h2>
            <Tabs.Root value={seat} onValueChange={(letter) => onSeat(letter as Letter)} className="seattabs">
              <Tabs.List aria-label="Seats">
                {LETTERS.slice(0, draft.seats).map((letter) => (
                  <SeatTab key={letter} letter={letter} turn={draft.position.turn === letter} />
                ))}
              </Tabs.List>
              {fields[0].fields.map((own) => (
                <Tabs.Content key={own.key} value={own.key} tabIndex={-1}>
                  <FormFields
                    form={form}
                    fields={own.fields}
                    at={`seats.${own.key}`}
                    value={seatOf(position, own.key)}
                    onChange={(next) => change({ ...position, seats: { ...seatsIn(position), [own.key]: next } })}
                  />
                </Tabs.Content>
              ))}
            </Tabs.Root>
          </section>
        ) : (
          <Folded key={title} title={title} at={fields.map(({ key }) => key)}>
            <FormFields
              form={form}
              fields={fields}
              at=""
              value={position}
              onChange={change}
            />
          </Folded>
        ),
      )}
    </>
  );
}

function seatsIn(position: Entries): Entries {
  return isEntries(position["seats"]) ? position["seats"] : {};
}

function seatOf(position: Entries, letter: string): Entries {
  const own = seatsIn(position)[letter];
  return isEntries(own) ? own : {};
}
