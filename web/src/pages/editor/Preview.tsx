import { useMemo } from "react";
import { Planet } from "../../board/Planet";
import { SeatPanel } from "../../table/SeatPanel";
import { DeskContext } from "../../table/desk";
import { namedSeats, passiveDesk } from "../../lib/passive";
import { readView } from "../../lib/view";

/** The position as the table will show it. */
export function Preview({ view: raw, edition }: { view: Record<string, unknown>; edition: string }) {
  const desk = useMemo(() => {
    const view = readView(raw);
    return passiveDesk(
      view,
      null,
      edition,
      namedSeats(view.letters, {}).map((seat) => ({ ...seat, name: `Seat ${seat.letter}` })),
      view.position.turn,
    );
  }, [raw, edition]);
  return (
    <DeskContext value={desk}>
      <div className="preview">
        <Planet />
      </div>
      <div className="previewseats">
        {desk.view.letters.map((seat) => (
          <SeatPanel key={seat} seat={seat} thinking={false} />
        ))}
      </div>
    </DeskContext>
  );
}
