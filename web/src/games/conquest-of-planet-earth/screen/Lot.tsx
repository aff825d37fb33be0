import { Token } from "../../../shell/seats/Token";
import { Car } from "../drawing/Drawings";
import { useDesk } from "../table/desk";
import type { Picture } from "./film";

/** The other seats, in their cars before the screen. None of them ever shows who is asked or has passed. */
export function Lot({ picture }: { picture: Picture }) {
  const { view, plain, asked, nameOf } = useDesk();
  const { battle } = picture;
  const cars = view.letters.filter((seat) => seat !== battle.seat && seat !== battle.rival);
  const gathered = plain?.status.doing === "answering" && !asked;
  return (
    <div className={`lot${cars.length === 0 ? " empty" : ""}`}>
      {gathered && <p className="gathered">Answers are being gathered</p>}
      {cars.map((seat) => (
        <div key={seat} className={`car s${seat}`}>
          <Car />
          <span className="pl">
            <Token seat={seat} />
          </span>
          <span className="say">{nameOf(seat)}</span>
        </div>
      ))}
    </div>
  );
}
