import type { Letter } from "../../../shell/link/wire";
import { Poster } from "../drawing/PosterPicture";
import type { SeatLetter } from "../drawing/seats";
import { titleOf, useNamed } from "../names/things";
import { playerOf } from "../position/view";
import { useDesk } from "../table/desk";
import "../styles/cq-poster.css";
import "../styles/ending.css";

/** The poster of the end: the winner's head behind the hills, or the cannon that ends the armada. */
export function EndPoster({ winners }: { winners: readonly Letter[] }) {
  const { view, me } = useDesk();
  const named = useNamed();
  const seat = (winners.includes(me) ? me : (winners[0] ?? me)) as SeatLetter;
  const race = playerOf(view, seat).race ?? "orzax";
  const lost = view.lost || (view.over && winners.length === 0);
  const label = lost ? "Poster: the Super Cannon fires, and the armada falls" : `Poster: ${titleOf(named, "race", race)} over planet Earth`;
  return (
    <div className={`postr${lost ? " lost" : ""}`}>
      <Poster race={race} seat={seat} rivals={view.letters as SeatLetter[]} lost={lost} words={["The End", lost ? "of the armada" : "of planet Earth"]} label={label} />
    </div>
  );
}
