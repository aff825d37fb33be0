import { Icon } from "../../../shell/icons/Icon";
import type { Letter } from "../../../shell/link/wire";
import type { Option } from "../../../shell/plain/plain";
import { wordsText } from "../../../shell/plain/texts";
import { Saucer } from "../drawing/Drawings";
import { iconOf } from "../drawing/icons/iconOf";
import type { SeatLetter } from "../drawing/seats";
import { titleOf, useNamed } from "../names/things";
import { optionOf, optionsOf, useDesk } from "../table/desk";
import type { Picture, Side } from "./film";
import { seatOf } from "./film";

/** So many saucers are drawn; more are counted. */
const DRAWN = 5;

/** The Aliens of a side: saucers with their beams, then Allies. Where one is to be lost, they are the answers. */
export function Fleet({ picture, side }: { picture: Picture; side: Side }) {
  const { nameOf, asked } = useDesk();
  const named = useNamed();
  const seat = seatOf(picture, side);
  if (!seat) return null;
  const here = picture.view.spaces[picture.battle.space]?.aliens[seat];
  const saucers = here?.saucers ?? 0;
  const allies = here?.allies ?? [];
  const { loss } = picture.view;
  const falls = loss?.seat === seat && loss.space === picture.battle.space ? loss.figure : null;
  const chooses = asked?.seat === seat && optionsOf(asked).some(({ action }) => action.startsWith("lose "));
  const all = `${nameOf(seat)}: ${saucers === 1 ? "1 saucer" : `${saucers} saucers`}${allies.map((ally) => `, ${titleOf(named, "stuff", ally)}`).join("")}`;
  return (
    <div className={`flt ${side} s${seat}${chooses ? " chooses" : ""}`} role="group" aria-label={all}>
      {Array.from({ length: Math.min(saucers, DRAWN) }, (_, at) => (
        <Figure key={at} seat={seat} figure="saucer" down={falls === "saucer" && at === Math.min(saucers, DRAWN) - 1} nth={at}>
          <Saucer seat={seat as SeatLetter} />
          <i className="zap" />
        </Figure>
      ))}
      {saucers > DRAWN && <b className="xn">×{saucers}</b>}
      {allies.map((ally, at) => (
        <Figure key={ally} seat={seat} figure={ally} down={falls === ally} nth={saucers + at}>
          <span className="allied">
            <Icon name={iconOf(ally)} />
          </span>
        </Figure>
      ))}
    </div>
  );
}

interface FigureProps {
  seat: Letter;
  figure: string;
  down: boolean;
  nth: number;
  children: React.ReactNode;
}

/** One Alien; it can be pressed where it is an answer to which one is lost. */
function Figure({ seat, figure, down, nth, children }: FigureProps) {
  const { asked, plain, answer } = useDesk();
  const option = losing(asked?.seat === seat ? optionsOf(asked) : [], figure);
  const className = `sw n${nth}${down ? " down" : ""}`;
  if (!option || !plain) return <span className={className}>{children}</span>;
  return (
    <button type="button" className={`${className} can`} aria-label={wordsText(option.title, plain)} onClick={() => answer(option)}>
      {children}
    </button>
  );
}

function losing(options: readonly Option[], figure: string): Option | undefined {
  return options.find((option) => option.action === `lose ${figure}`);
}

/** The die with this number on a side, as an answer to which is rolled again. */
export function rerolls(asked: Parameters<typeof optionOf>[0], mine: Side | null, side: Side, number: number): Option | undefined {
  if (mine === null) return undefined;
  return optionOf(asked, `die ${side === mine ? "own" : "enemy"} ${number}`);
}
