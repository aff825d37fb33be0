import { AnswerHere, Filled, TagWords, useDockLook } from "../board/DockAnswer";
import { HintMark } from "../board/HintMark";
import { slotsAt } from "../board/ports";
import type { Tag } from "../docking/offers";
import { isNext, marksAt } from "../hint/hint";
import { Labelled } from "../icons/Resource";
import type { Board, Letter } from "../names/names";
import { factionOf, labelOf, shortFaction } from "../names/things";
import { boardOf } from "../position/view";
import { useDesk } from "../table/desk";

/** The faction of a seat in its row: its emblem and name, what docking there would bring, and the dock behind a fold. */
export function FactionRow({ seat }: { seat: Letter }) {
  const { view } = useDesk();
  const board = boardOf(view, seat);
  return board && <Row board={board} seat={seat} />;
}

function Row({ board, seat }: { board: Board; seat: Letter }) {
  const desk = useDesk();
  const { view } = desk;
  const { look, offer, answers } = useDockLook(board);
  const slots = slotsAt(view, board, offer?.kind === "lit" ? offer.ghosts : []).flat();
  const classes = [
    "fl",
    look === "lit" ? "takes" : look,
    offer?.kind === "lit" && offer.tag && saysMuch(offer.tag) ? "much" : "",
    marksAt(desk, board).length > 0 ? "hinted" : "",
    isNext(desk, board) ? "next" : "",
  ];
  const about = offer?.kind === "no" && desk.chosen.length > 0 && offer.short !== "…" ? offer.brief : "";
  return (
    <>
      <div className={classes.filter(Boolean).join(" ")} data-facility={board} data-dock={board}>
        <svg className="emb" aria-hidden="true">
          <use href={`#e-${board}`} />
        </svg>
        <span>{shortFaction(board)}</span>
        {offer?.kind === "lit" && answers.length === 0 ? (
          <span className="tag" aria-hidden="true">
            {offer.tag ? <TagWords tag={offer.tag} /> : "…"}
          </span>
        ) : about ? (
          <span className="rsn">{about}</span>
        ) : (
          <span className="does" aria-hidden="true">
            <Labelled words={labelOf(board)} />
          </span>
        )}
        {answers.length > 0 ? <AnswerHere facility={board} answers={answers} /> : <Press board={board} seat={seat} />}
        <HintMark spot={board} />
      </div>
      <div className="dk">
        {slots.map((slot, i) => (
          <Filled key={i} slot={slot} facility={board} />
        ))}
      </div>
    </>
  );
}

/** So many letters have room beside a fee and the name of a faction. */
const MOST = 12;

/** A fee and long words, or a price besides: beside so much the faction is its emblem alone. */
function saysMuch({ fee, cost, words }: Tag): boolean {
  return fee !== undefined && words !== "" && (cost.fuel + cost.ore > fee.fuel || words.length > MOST);
}

/** Docks there where the chosen ships may; else opens the board, also while something is asked: it may be about it. */
function Press({ board, seat }: { board: Board; seat: Letter }) {
  const { offers, mine, prompt, opened, act, open, nameOf, me, watching } = useDesk();
  const offer = offers[board];
  const begun = opened !== null && opened.kind !== "board"; // it would be closed, not only covered
  if (prompt && mine && begun) return null;
  if (mine && offer?.kind === "lit")
    return <button type="button" className="hit" aria-label={offer.say} onClick={() => act(...offer.steps)} />;
  const whose = seat === me && !watching ? "your" : `${nameOf(seat)}’s`;
  return (
    <button
      type="button"
      className="hit"
      aria-label={`Open ${factionOf(board)}, ${whose} board`}
      onClick={() => open({ kind: "board", board })}
    />
  );
}
