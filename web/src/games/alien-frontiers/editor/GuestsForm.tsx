import type { Letter } from "../names/names";
import { Complaint, Folded } from "../../../shell/editor/Complaint";
import { type Draft, LETTERS, put } from "./draft";
import { Choice, NumberField } from "../../../shell/editor/inputs";

/** Ships that a Mind Control Helmet has put on another seat's track of the Colonist Hub. */
export function GuestsForm({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const guests = draft.position["hub-guests"] ?? [];
  const letters = LETTERS.slice(0, draft.seats);
  const seats = letters.map((letter) => [letter, `seat ${letter}`] as const);
  const change = (next: typeof guests): void =>
    onChange(put(draft, { "hub-guests": next.length > 0 ? next : undefined }));
  return (
    <Folded
      title="Guests on the Colonist Hub"
      note={guests.length > 0 ? String(guests.length) : "none"}
      at={["hub-guests"]}
    >
      <p className="small">
        A ship that a Mind Control Helmet docked on another seat’s track. It is also among its owner’s docked ships.
      </p>
      {guests.map((guest, i) => (
        <div className="grid4 listed" key={i}>
          <Choice
            label="Ship of"
            at={`hub-guests.${i + 1}.owner`}
            value={guest.owner}
            options={seats}
            onChange={(owner) => change(guests.with(i, { ...guest, owner: owner as Letter }))}
          />
          <NumberField
            label="It shows"
            at={[`hub-guests.${i + 1}.value`, `=hub-guests.${i + 1}`]}
            value={guest.value}
            low={1}
            high={6}
            onChange={(value) => change(guests.with(i, { ...guest, value: value ?? 1 }))}
          />
          <Choice
            label="On the track of"
            at={`hub-guests.${i + 1}.track`}
            value={guest.track}
            options={seats}
            onChange={(track) => change(guests.with(i, { ...guest, track: track as Letter }))}
          />
          <button type="button" className="cbtn" onClick={() => change(guests.filter((_, j) => j !== i))}>
            Remove<span className="vh"> guest {i + 1}</span>
          </button>
        </div>
      ))}
      <Complaint at="hub-guests" />
      <button type="button" className="cbtn" onClick={() => change([...guests, { owner: "B", track: "A", value: 1 }])}>
        Add a guest
      </button>
    </Folded>
  );
}
