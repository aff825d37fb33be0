import type { Letter } from "../names/names";
import type { Draft, DraftPosition } from "./draft";
import { OtherSections, TableSection } from "../../../shell/editor/FormSections";
import type { Entries, Form } from "../../../shell/editor/formEntries";
import { PlayedWith, type WishProps } from "./PlayedWith";
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
        <TableSection form={form} position={position} onChange={change} />
      </section>
      <OtherSections
        form={form}
        seats={draft.seats}
        position={position}
        onChange={change}
        seat={seat}
        onSeat={onSeat}
        turn={draft.position.turn}
      />
    </>
  );
}
