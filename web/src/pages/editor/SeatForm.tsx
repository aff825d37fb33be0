import * as Tabs from "@radix-ui/react-tabs";
import { Token } from "../../board/Token";
import { type Draft, type DraftSeat, LETTERS, readDice, withColonies, withSeat } from "../../lib/draft";
import { CARDS, FACILITIES, TERRITORIES, type Letter, title } from "../../lib/names";

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
  const number = (
    name: "fuel" | "ore" | "ships" | "hub",
    label: string,
    low: number,
    high: number,
    otherwise: number,
  ) => (
    <label className="field">
      {label}
      <input
        type="number"
        min={low}
        max={high}
        value={seat[name] ?? otherwise}
        onChange={(event) => onChange({ [name]: Number(event.target.value) })}
      />
    </label>
  );
  return (
    <>
      <div className="grid4">
        {number("fuel", "Fuel", 0, 20, 0)}
        {number("ore", "Ore", 0, 20, 0)}
        {number("ships", "Ships", 2, 6, 3)}
        {number("hub", "Hub circle", 0, 7, 0)}
      </div>
      <h3>Colonies</h3>
      <div className="grid4">
        {TERRITORIES.map((territory) => (
          <label className="field" key={territory}>
            {title(territory)}
            <input
              type="number"
              min={0}
              max={8}
              value={seat.colonies?.[territory] ?? 0}
              onChange={(event) => onChange(withColonies(seat, territory, Number(event.target.value)))}
            />
          </label>
        ))}
      </div>
      <h3>Docked ships</h3>
      <div className="grid3">
        {FACILITIES.map((facility) => (
          <label className="field" key={facility}>
            {title(facility)}
            <input
              defaultValue={(seat.docked?.[facility] ?? []).join(" ")}
              placeholder="values"
              aria-label={`Seat ${letter}, ships at the ${title(facility)}`}
              onChange={(event) => {
                const docked = { ...seat.docked, [facility]: readDice(event.target.value) as number[] };
                if (docked[facility]?.length === 0) delete docked[facility];
                onChange({ docked });
              }}
            />
          </label>
        ))}
      </div>
      <h3>Cards</h3>
      <div className="cardticks">
        {CARDS.map((card) => {
          const held = seat.cards ?? [];
          return (
            <label className="tick" key={card}>
              <input
                type="checkbox"
                checked={held.includes(card)}
                onChange={(event) =>
                  onChange({ cards: event.target.checked ? [...held, card] : held.filter((one) => one !== card) })
                }
              />
              {title(card)}
            </label>
          );
        })}
      </div>
    </>
  );
}
