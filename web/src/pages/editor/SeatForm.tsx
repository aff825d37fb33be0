import * as Tabs from "@radix-ui/react-tabs";
import { Token } from "../../board/Token";
import { type Draft, type DraftSeat, LETTERS, withColonies, withSeat } from "../../lib/draft";
import { CARDS, FACILITIES, LAST_CIRCLE, TERRITORIES, type Letter, title } from "../../lib/names";
import { DiceField, NumberField, Ticks } from "./inputs";

const COUNTED = "what is left";

/** Each seat's things, one tab a seat. */
export function SeatForm({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const letters = LETTERS.slice(0, draft.seats);
  return (
    <section className="panel" aria-label="Seats">
      <Tabs.Root defaultValue="A" className="rtabs">
        <Tabs.List aria-label="Seats">
          {letters.map((letter) => (
            <Tabs.Trigger key={letter} value={letter} className="seattab">
              <Token seat={letter} /> Seat {letter}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {letters.map((letter) => (
          <Tabs.Content key={letter} value={letter}>
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
  return (
    <>
      <div className="grid3">
        <NumberField label="Fuel" value={seat.fuel} high={20} onChange={(fuel) => onChange({ fuel })} />
        <NumberField label="Ore" value={seat.ore} high={20} onChange={(ore) => onChange({ ore })} />
        <NumberField label="Hub circle" value={seat.hub} high={LAST_CIRCLE} onChange={(hub) => onChange({ hub })} />
        <NumberField
          label="Ships"
          value={seat.ships}
          low={0}
          high={6}
          otherwise="three, or those named"
          onChange={(ships) => onChange({ ships })}
        />
        <NumberField
          label="In the Bay"
          value={seat.bay}
          high={6}
          otherwise={COUNTED}
          onChange={(bay) => onChange({ bay })}
        />
        <NumberField
          label="Colonies in hand"
          value={seat.supply}
          high={10}
          otherwise={COUNTED}
          onChange={(supply) => onChange({ supply })}
        />
      </div>
      <h3>Colonies</h3>
      <div className="grid4">
        {TERRITORIES.map((territory) => (
          <NumberField
            key={territory}
            label={title(territory)}
            value={seat.colonies?.[territory] ?? 0}
            high={8}
            onChange={(count) => onChange(withColonies(seat, territory, count ?? 0))}
          />
        ))}
      </div>
      <h3>Docked ships</h3>
      <div className="grid3">
        {FACILITIES.map((facility) => (
          <DiceField
            key={facility}
            label={title(facility)}
            say={`Seat ${letter}, ships at the ${title(facility)}`}
            value={seat.docked?.[facility] ?? []}
            onChange={(dice) => {
              const docked = { ...seat.docked, [facility]: dice as number[] };
              if (dice.length === 0) delete docked[facility];
              onChange({ docked });
            }}
          />
        ))}
      </div>
      <h3>Cards</h3>
      <Ticks options={CARDS} value={seat.cards ?? []} onChange={(cards) => onChange({ cards })} />
    </>
  );
}
