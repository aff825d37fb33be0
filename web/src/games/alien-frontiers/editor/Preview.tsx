import { useMemo, useState, type KeyboardEvent, type MouseEvent } from "react";
import { SeatPanel } from "../../../shell/seats/SeatPanel";
import { Token } from "../../../shell/seats/Token";
import { namedSeats } from "../../../shell/table/passiveDesk";
import { DeskProvider } from "../table/DeskProvider";
import { seatLook } from "../table/seatLook";
import { modulesOf } from "../table/modulesOf";
import { passiveDesk } from "../table/passiveDesk";
import { SeatFacts } from "../table/SeatFacts";
import { plural } from "../text/resources";
import { Plate } from "../board/Plate";
import { FACILITIES, FIELDS, type Field, type Letter, type Territory, isTerritory, title } from "../names/names";
import { Chips } from "../modules/parts";
import { hasHand } from "../hand/held";
import { Planet } from "../planet/Planet";
import { readView } from "../position/view";
import { type Draft, LETTERS, put, withColonies, withSeat } from "./draft";

interface PreviewProps {
  draft: Draft;
  view: Record<string, unknown>;
  /** It shows the last position that could be, not the one in the forms. */
  stale: boolean;
  onChange: (draft: Draft) => void;
}

/** What a tap on a territory does. */
type Brush = "" | `+${Letter}` | `-${Letter}` | Field;

/** The position as the table will show it; colonies and fields are set by tapping territories. */
export function Preview({ draft, view: raw, stale, onChange }: PreviewProps) {
  const [brush, setBrush] = useState<Brush>("");
  const [said, say] = useState("");
  const desk = useMemo(() => {
    const view = readView(raw);
    const seats = namedSeats(view.letters, {}).map((seat) => ({ ...seat, name: `Seat ${seat.letter}` }));
    return passiveDesk(view, null, draft.edition, seats);
  }, [raw, draft.edition]);
  const paint = (event: MouseEvent | KeyboardEvent): void => {
    if ("key" in event && event.key !== "Enter" && event.key !== " ") return;
    const territory = (event.target as Element).closest<HTMLElement>("[data-territory]")?.dataset["territory"];
    if (!brush || !isTerritory(territory)) return;
    const [next, words] = painted(draft, brush, territory);
    onChange(next);
    say(words);
  };
  return (
    <DeskProvider desk={desk}>
      <Brushes seats={draft.seats} brush={brush} onBrush={setBrush} />
      <p className="vh" role="status">
        {said}
      </p>
      {stale && <p className="small stalenote">Here is the last position that could be.</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the territories within are the buttons */}
      <div className={brush ? "preview painting" : "preview"} onClick={paint} onKeyDown={paint} {...modulesOf(desk.view)}>
        <Planet />
      </div>
      {hasHand(desk.view) && (
        <div className="previewhand" role="group" aria-label={`What seat ${desk.me} holds`}>
          <Chips />
        </div>
      )}
      <div className="previewseats" {...modulesOf(desk.view)}>
        {desk.view.letters.map((seat) => (
          <SeatPanel key={seat} seat={seat} thinking={false} look={seatLook(desk, seat, false)}>
            <SeatFacts seat={seat} />
          </SeatPanel>
        ))}
      </div>
      <div className="previewplates">
        {FACILITIES.map((facility) => (
          <Plate key={facility} facility={facility} />
        ))}
      </div>
    </DeskProvider>
  );
}

function painted(draft: Draft, brush: Brush, territory: Territory): [Draft, string] {
  if (brush === "isolation-field" || brush === "positron-field" || brush === "repulsor-field") {
    const on = draft.position.fields[brush] === territory;
    const fields = { ...draft.position.fields, [brush]: on ? "off" : territory };
    return [put(draft, { fields }), `${title(brush)} ${on ? "off the board" : `on ${title(territory)}`}`];
  }
  const letter = brush.slice(1) as Letter;
  const seat = draft.position.seats[letter] ?? {};
  const count = Math.max(0, (seat.colonies?.[territory] ?? 0) + (brush.startsWith("+") ? 1 : -1));
  const words = `Seat ${letter}: ${plural(count, "colony")} on ${title(territory)}`;
  return [withSeat(draft, letter, withColonies(seat, territory, count)), words];
}

interface BrushesProps {
  seats: number;
  brush: Brush;
  onBrush: (brush: Brush) => void;
}

function Brushes({ seats, brush, onBrush }: BrushesProps) {
  const one = (name: Brush, label: string, shown: React.ReactNode): React.ReactNode => (
    <button
      type="button"
      key={name}
      aria-pressed={brush === name}
      aria-label={label}
      title={label}
      onClick={() => onBrush(brush === name ? "" : name)}
    >
      {shown}
    </button>
  );
  return (
    <div className="brushes" role="group" aria-label="What a tap on a territory does">
      {LETTERS.slice(0, seats).map((letter) =>
        one(
          `+${letter}`,
          `Land a colony of seat ${letter}`,
          <>
            +<Token seat={letter} />
          </>,
        ),
      )}
      {LETTERS.slice(0, seats).map((letter) =>
        one(
          `-${letter}`,
          `Take away a colony of seat ${letter}`,
          <>
            −<Token seat={letter} />
          </>,
        ),
      )}
      {FIELDS.map((field) => one(field, `Place the ${title(field)}`, title(field).replace(" Field", "")))}
    </div>
  );
}
