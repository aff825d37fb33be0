import * as Tabs from "@radix-ui/react-tabs";
import { cards, FACILITIES, TERRITORIES, type Letter, title } from "../names/names";
import { Complaint, Folded } from "../../../shell/editor/Complaint";
import { type Draft, type DraftSeat, LETTERS, withColonies, withSeat } from "./draft";
import { SeatTab } from "../../../shell/editor/FormSections";
import { FacesField, NumberField, Ticks } from "../../../shell/editor/inputs";

const COUNTED = "what is left";

interface SeatFormProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** The seat that is shown. */
  seat: Letter;
  onSeat: (seat: Letter) => void;
}

/** Each seat's things, one tab a seat. */
export function SeatForm({ draft, onChange, seat, onSeat }: SeatFormProps) {
  const letters = LETTERS.slice(0, draft.seats);
  return (
    <section className="panel" aria-labelledby="the-seats">
      <h2 id="the-seats">The seats</h2>
      <Tabs.Root value={seat} onValueChange={(letter) => onSeat(letter as Letter)} className="seattabs">
        <Tabs.List aria-label="Seats">
          {letters.map((letter) => (
            <SeatTab key={letter} letter={letter} turn={draft.position.turn === letter} />
          ))}
        </Tabs.List>
        {letters.map((letter) => (
          <Tabs.Content key={letter} value={letter} tabIndex={-1}>
            <OneSeat
              letter={letter}
              seat={draft.position.seats[letter] ?? {}}
              onChange={(change) => onChange(withSeat(draft, letter, change))}
            />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </section>
  );
}

interface OneSeatProps {
  letter: Letter;
  seat: DraftSeat;
  onChange: (change: DraftSeat) => void;
}

function OneSeat({ letter, seat, onChange }: OneSeatProps) {
  const at = `seats.${letter}`;
  return (
    <>
      <Complaint at={at} />
      <div className="grid4">
        <NumberField
          label="Fuel"
          at={`${at}.fuel`}
          value={seat.fuel}
          high={99}
          onChange={(fuel) => onChange({ fuel })}
        />
        <NumberField label="Ore" at={`${at}.ore`} value={seat.ore} high={99} onChange={(ore) => onChange({ ore })} />
        <NumberField
          label="Ships"
          at={[`${at}.ships`, `${at}.stock`]}
          value={seat.ships}
          low={0}
          high={6}
          otherwise="3 or more"
          onChange={(ships) => onChange({ ships })}
        />
        <NumberField
          label="Hub circle"
          at={`${at}.hub`}
          value={seat.hub}
          high={7}
          onChange={(hub) => onChange({ hub: hub || undefined })}
        />
      </div>
      <h3>Colonies</h3>
      <Complaint at={`${at}.colonies`} />
      <div className="grid4">
        {TERRITORIES.map((territory) => (
          <NumberField
            key={territory}
            label={title(territory)}
            at={`${at}.colonies.${territory}`}
            value={seat.colonies?.[territory] ?? 0}
            high={8}
            onChange={(count) => onChange(withColonies(seat, territory, count ?? 0))}
          />
        ))}
      </div>
      <h3>Docked ships</h3>
      <Complaint at={`${at}.docked`} />
      <div className="grid3">
        {FACILITIES.map((facility) => (
          <FacesField
            key={facility}
            label={title(facility)}
            say={`Seat ${letter}, ships at the ${title(facility)}`}
            at={`${at}.docked.${facility}`}
            value={seat.docked?.[facility] ?? []}
            onChange={(dice) => {
              const docked = { ...seat.docked, [facility]: dice as number[] };
              if (dice.length === 0) delete docked[facility];
              onChange({ docked });
            }}
          />
        ))}
      </div>
      <Ticks
        label="Cards"
        at={`${at}.cards`}
        options={cards()}
        value={seat.cards ?? []}
        onChange={(cards) => onChange({ cards })}
      />
      <Folded title="Ships in the Bay, colonies in hand" at={[`${at}.bay`, `${at}.supply`]} inner>
        <div className="grid3">
          <NumberField
            label="In the Bay"
            at={`${at}.bay`}
            value={seat.bay}
            high={6}
            otherwise={COUNTED}
            onChange={(bay) => onChange({ bay })}
          />
          <NumberField
            label="Colonies in hand"
            at={`${at}.supply`}
            value={seat.supply}
            high={10}
            otherwise={COUNTED}
            onChange={(supply) => onChange({ supply })}
          />
        </div>
      </Folded>
    </>
  );
}
