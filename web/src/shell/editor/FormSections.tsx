import * as Tabs from "@radix-ui/react-tabs";
import type { RefObject } from "react";
import type { Letter } from "../link/wire";
import { Token } from "../seats/Token";
import { Folded, useProblem } from "./Complaint";
import { FormFields } from "./FormFields";
import type { Entries, Form } from "./formEntries";
import { LETTERS, seatIn, seatsIn } from "./laidDraft";

interface SectionsProps {
  form: Form;
  seats: number;
  position: Entries;
  onChange: (position: Entries) => void;
  seat: string;
  onSeat: (seat: Letter) => void;
  /** Whose turn it is there, where that is told apart. */
  turn?: string | undefined;
}

/** What stands in the panel of the table itself: the first section of a form. */
export function TableSection({ form, position, onChange }: Pick<SectionsProps, "form" | "position" | "onChange">) {
  return <FormFields form={form} fields={form.sections[0]?.fields ?? []} at="" value={position} onChange={onChange} />;
}

/** All other sections of a form: the seats behind a tab each, the rest folded. */
export function OtherSections({ form, seats, position, onChange, seat, onSeat, turn }: SectionsProps) {
  const letters = LETTERS.slice(0, seats);
  const shown = letters.some((letter) => letter === seat) ? seat : "A";
  return form.sections.slice(1).map(({ title, fields }) =>
    fields[0]?.key === "seats" ? (
      <section className="panel" aria-labelledby="the-seats" key={title}>
        <h2 id="the-seats">{title}</h2>
        <Tabs.Root value={shown} onValueChange={(letter) => onSeat(letter as Letter)} className="seattabs">
          <Tabs.List aria-label="Seats">
            {letters.map((letter) => (
              <SeatTab key={letter} letter={letter} turn={turn === letter} />
            ))}
          </Tabs.List>
          {fields[0].fields.map((own) => (
            <Tabs.Content key={own.key} value={own.key} tabIndex={-1}>
              <FormFields
                form={form}
                fields={own.fields}
                at={`seats.${own.key}`}
                value={seatIn(position, own.key)}
                onChange={(next) => onChange({ ...position, seats: { ...seatsIn(position), [own.key]: next } })}
              />
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </section>
    ) : (
      <Folded key={title} title={title} at={fields.map(({ key }) => key)}>
        <FormFields form={form} fields={fields} at="" value={position} onChange={onChange} />
      </Folded>
    ),
  );
}

export function SeatTab({ letter, turn }: { letter: Letter; turn: boolean }) {
  const problem = useProblem(`seats.${letter}`);
  return (
    <Tabs.Trigger value={letter} className={`seattab${problem ? " bad" : ""}`}>
      <Token seat={letter} /> Seat {letter}
      {turn && <small>in turn</small>}
      {problem && <span className="vh">, something is wrong here</span>}
    </Tabs.Trigger>
  );
}

/** Shows the field that is complained about: its seat first, then the field itself. */
export function showWrong(where: string, forms: RefObject<HTMLElement | null>, onSeat: (seat: Letter) => void): void {
  const [part, letter] = where.split(".");
  const found = LETTERS.find((one) => one === letter);
  if (part === "seats" && found) onSeat(found);
  requestAnimationFrame(() => {
    const field = forms.current?.querySelector<HTMLElement>(":is(input, select)[aria-invalid], .wrong[tabindex]");
    field?.focus();
    field?.scrollIntoView({ block: "center" });
  });
}
