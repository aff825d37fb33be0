import { wordsText } from "../../../shell/plain/texts";
import { Die } from "../drawing/Die";
import type { SeatLetter } from "../drawing/seats";
import { useDesk } from "../table/desk";
import { type Picture, type Side, seatOf, sideOf } from "./film";
import { rerolls } from "./Fleet";
import { LATE, useTumble } from "./useMotion";

export function DiceRow({ picture }: { picture: Picture }) {
  return (
    <div className="dicerow">
      <SideDice picture={picture} side="own" />
      <span className="vs" aria-hidden="true">
        vs
      </span>
      <SideDice picture={picture} side="enemy" />
    </div>
  );
}

/** The dice of a side: the highest counts, the others lie small beside it. */
function SideDice({ picture, side }: { picture: Picture; side: Side }) {
  const { asked, plain, me, answer, nameOf } = useDesk();
  const { fight } = picture;
  const seat = (seatOf(picture, side) ?? "H") as SeatLetter | "H";
  const rolled = fight.dice[side];
  const { faces, tumbles } = useTumble(rolled, side === "enemy" ? LATE : 0);
  const due = Math.max(fight["dice-due"][side], rolled.length);
  const counts = rolled.indexOf(Math.max(0, ...rolled));
  const whose = seat === "H" ? "The Humans’" : `${nameOf(seat)}’s`;
  const dice = Array.from({ length: due }, (_, at) => {
    const value = rolled[at];
    const option = rerolls(asked, sideOf(picture, me), side, at + 1);
    const low = rolled.length > 1 ? at !== counts : due > 1 && at > 0;
    const className = `dd ${side}${low ? " low" : ""}${tumbles && value !== undefined ? " rolling" : ""}`;
    const label = `${whose} die${value === undefined ? ", not rolled" : `: ${value}`}`;
    const die = <Die seat={seat} value={faces[at]} />;
    if (!option || !plain)
      return (
        <span key={at} className={className} role="img" aria-label={label}>
          {die}
        </span>
      );
    return (
      <button key={at} type="button" className={`${className} can`} aria-label={`${label}. ${wordsText(option.title, plain)}`} onClick={() => answer(option)}>
        {die}
      </button>
    );
  });
  return <span className={`dice ${side}`}>{dice}</span>;
}
