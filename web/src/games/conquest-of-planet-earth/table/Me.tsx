import { Icon } from "../../../shell/icons/Icon";
import { Token } from "../../../shell/seats/Token";
import { plural } from "../../../shell/text/words";
import { Saucer } from "../drawing/Drawings";
import { Head } from "../drawing/Head";
import type { SeatLetter } from "../drawing/seats";
import { type View, playerOf, saucersOut } from "../position/view";
import { useDesk } from "./desk";

/** So many tokens are drawn; of more, their number. */
const DRAWN = 4;

/** What goes on at the table, as the rulebook calls it. */
const PHASES: Readonly<Record<View["phase"], string>> = {
  "set-up": "Set-up",
  command: "Command Phase",
  action: "Action Phase",
  battle: "Battle Phase",
  draw: "Draw Phase",
  resistance: "Resistance Phase",
};

/** The own seat: who it is, its terror, its saucers and its tokens. */
export function Me() {
  const { view, me, nameOf } = useDesk();
  const player = playerOf(view, me);
  const out = saucersOut(view, me);
  const { all, pool } = player.saucers;
  return (
    <div className="me">
      <div className="who">
        {player.race && <Head race={player.race} seat={me as SeatLetter} />}
        <span className="name">
          <b>
            <Token seat={me} /> {nameOf(me)}
          </b>
          <small>{PHASES[view.phase]}</small>
        </span>
        <span className="points">
          <Icon name="burst" />
          <b>{view.scores[me] ?? 0}</b>
          <small>of {view.goal}</small>
          <span className="vh"> Terror Points</span>
        </span>
      </div>
      <p className="kv">
        <b>Saucers</b>
        {Array.from({ length: out }, (_, i) => (
          <Saucer key={i} seat={me as SeatLetter} />
        ))}
        {Array.from({ length: pool }, (_, i) => (
          <span key={i} className="ghost">
            <Icon name="ufo" />
          </span>
        ))}
        <span className="vh">
          {out} of {all} on the board, {pool} in the pool
        </span>
      </p>
      <p className="kv">
        <b>Menace</b>
        {Array.from({ length: Math.min(DRAWN, player.tokens) }, (_, i) => (
          <span key={i} className="mt">
            <Icon name="menace" />
          </span>
        ))}
        {player.tokens === 0 && <small aria-hidden="true">none</small>}
        {player.tokens > DRAWN && <small aria-hidden="true">×{player.tokens}</small>}
        <span className="vh">{plural(player.tokens, "token")}</span>
      </p>
    </div>
  );
}
