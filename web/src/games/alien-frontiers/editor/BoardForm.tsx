import type { Letter } from "../names/names";
import { Folded } from "../../../shell/editor/Complaint";
import { type Draft, LETTERS, put } from "./draft";
import { Choice, FacesField, NumberField, Tick } from "../../../shell/editor/inputs";
import { PendingForm } from "./PendingForm";
import { PlayedWith, type WishProps } from "./PlayedWith";

interface BoardFormProps extends WishProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** Edition and seats, whose turn it is, the dice, and what is asked. */
export function BoardForm({ draft, onChange, asked, onWish }: BoardFormProps) {
  const { position } = draft;
  const letters = LETTERS.slice(0, draft.seats);
  const change = (entries: Partial<Draft["position"]>): void => onChange(put(draft, entries));
  return (
    <section className="panel" aria-labelledby="the-table">
      <h2 id="the-table">The table</h2>
      <div className="grid3">
        <PlayedWith asked={asked} onWish={onWish} />
        <Choice
          label="Whose turn"
          at="turn"
          value={position.turn}
          options={letters.map((letter) => [letter, `Seat ${letter}`])}
          onChange={(turn) => change({ turn: turn as Letter })}
        />
        <FacesField label="Unplaced dice" at="dice" value={position.dice} onChange={(dice) => change({ dice })} />
        <PendingForm draft={draft} onChange={onChange} />
      </div>
      <Folded title="Player one, turns, long game" at={["first", "turns"]} inner>
        <div className="grid3">
          <Choice
            label="Player one"
            at="first"
            value={position.first ?? "A"}
            options={letters.map((letter) => [letter, `Seat ${letter}`])}
            onChange={(first) => change({ first: first as Letter })}
          />
          <NumberField
            label="Turns begun"
            at="turns"
            value={position.turns}
            high={999}
            otherwise="1"
            onChange={(turns) => change({ turns })}
          />
          <Tick
            label="Long game"
            value={draft.long_game}
            onChange={(long_game) => onChange({ ...draft, long_game })}
          />
        </div>
      </Folded>
    </section>
  );
}
