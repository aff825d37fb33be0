import { Icon } from "../../../shell/icons/Icon";
import type { Letter } from "../../../shell/link/wire";
import type { Plain } from "../../../shell/plain/plain";
import { Head } from "../drawing/Head";
import type { SeatLetter } from "../drawing/seats";
import { titleOf, useNamed } from "../names/things";
import type { Command } from "../position/position";
import { playerOf, saucersOut } from "../position/view";
import { useDesk } from "./desk";

const COMMANDS: readonly Command[] = [2, 3, 4, 5, 6, "d6"];

/** What lies open of a seat; its things from space, and its Events where they are seen, are read at a press. */
export function SeatFacts({ seat }: { seat: Letter }) {
  const { view, me, plain, read, nameOf, hidden } = useDesk();
  const named = useNamed();
  const player = playerOf(view, seat);
  const things = player.stuff.length + player.activated.length;
  const seesHand = player.hand.some((card) => card !== "?") && !hidden;
  const race = player.race ? titleOf(named, "race", player.race) : "no race yet";
  return (
    <>
      {player.race && <Head race={player.race} seat={seat as SeatLetter} />}
      <p className="race-name">
        {isMate(plain, seat, me) ? (
          <>
            <b>your partner</b>
            <span className="vh">, {race}</span>
          </>
        ) : (
          race
        )}
      </p>
      <p className="stats">
        <Stat icon="ufo" n={saucersOut(view, seat)} words={`of ${player.saucers.all} saucers on the board`} more={`of ${player.saucers.all}`} />
        <Stat icon="menace" n={player.tokens} words="Alien Menace Tokens" />
        {seesHand ? (
          <Open icon="card" n={player["hand-size"]} words={`Events of ${nameOf(seat)}`} onOpen={() => read(`hand:${seat}`)} />
        ) : (
          <Stat icon="card" n={player["hand-size"]} words="Events" />
        )}
        <Open icon="cube" n={things} words={`Space Stuff of ${nameOf(seat)}`} onOpen={() => read(`stuff:${seat}`)} />
      </p>
      {/* Without Command Counters nobody ever holds one. */}
      {player.commands.length > 0 && (
        <p className="cmds">
          {COMMANDS.map((command) => {
            const held = player.commands.includes(command);
            return (
              <i key={command} className={held ? "" : "used"}>
                {command === "d6" ? "D6" : command}
                {!held && <span className="vh"> spent</span>}
              </i>
            );
          })}
        </p>
      )}
    </>
  );
}

/** Do both play in one team? */
function isMate(plain: Plain | null, seat: Letter, me: Letter): boolean {
  const teamOf = (letter: Letter) => plain?.seats.find((one) => one.letter === letter)?.team;
  return seat !== me && teamOf(seat) !== undefined && teamOf(seat) === teamOf(me);
}

interface OpenProps {
  icon: string;
  n: number;
  words: string;
  onOpen: () => void;
}

/** A number of cards that can be read. */
function Open({ icon, n, words, onOpen }: OpenProps) {
  return (
    <button type="button" className="stat" disabled={n === 0} aria-label={`${words}: ${n}`} onClick={onOpen}>
      <Icon name={icon} /> {n}
    </button>
  );
}

interface StatProps {
  icon: string;
  n: number;
  words: string;
  more?: string;
}

function Stat({ icon, n, words, more = "" }: StatProps) {
  return (
    <span className="stat">
      <Icon name={icon} /> {n} <em aria-hidden="true">{more}</em>
      <span className="vh"> {words}</span>
    </span>
  );
}
