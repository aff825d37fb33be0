import { Fragment, memo } from "react";
import { Arrow, Icon } from "../../../shell/icons/Icon";
import { Answer, AnswerHere, Filled, Reason, useDockLook } from "../board/DockAnswer";
import { HintMark } from "../board/HintMark";
import { slotsAt } from "../board/ports";
import { Wanted } from "../drawing/Die";
import { isNext, marksAt } from "../hint/hint";
import { Labelled } from "../icons/Resource";
import { BELT, type BeltSpace, title } from "../names/names";
import { labelOf } from "../names/things";
import { beltSpace } from "../position/view";
import { useDesk } from "../table/desk";
import { Rock } from "./Rock";
import { bareSpace, needsOf, rangeOf, spokenNeeds } from "./beltWords";

/** The most ports a space has; with few seats some are closed. */
const PORTS = 3;

/** A space of the Outer Belt: the rock that drifts there, what it asks for and brings, and the ports beside it. */
export const Station = memo(function Station({ space }: { space: BeltSpace }) {
  const desk = useDesk();
  const { view, before } = desk;
  const found = beltSpace(view, space);
  const bare = bareSpace(view, space);
  const { look, offer, answers } = useDockLook(space);
  const slots = slotsAt(view, space, offer?.kind === "lit" ? offer.ghosts : []).flat();
  const shut = Math.max(0, PORTS - slots.length);
  const came = before !== null && found.card !== "" && beltSpace(before, space).card !== found.card;
  const classes = [
    "st",
    `p${BELT.indexOf(space)}`,
    found.card ? "" : "gone",
    came ? "came" : "",
    look === "lit" ? "takes" : "",
    marksAt(desk, space).length > 0 ? "hinted" : "",
    isNext(desk, space) ? "next" : "",
  ];
  const says = found.card
    ? `Belt position ${BELT.indexOf(space) + 1}, ${title(found.card)}, needs ${spokenNeeds(found)}`
    : `Belt position ${BELT.indexOf(space) + 1}, ${bare.says}`;
  return (
    <section
      className={classes.filter(Boolean).join(" ")}
      aria-label={says}
      data-facility={space}
      data-dock={space}
      data-card={found.card}
    >
      <Rock card={found.card} label={rangeOf(found)} />
      <div className={`stp ${look}`}>
        {came && space === BELT[0] && look !== "lit" && (
          <span className="flag" aria-hidden="true">
            new
          </span>
        )}
        {offer && desk.mine && answers.length === 0 && <Answer facility={space} offer={offer} />}
        {answers.length > 0 && <AnswerHere facility={space} answers={answers} />}
        <h3>{found.card ? title(found.card) : bare.name}</h3>
        <div className="need" aria-hidden="true">
          {found.card ? <Needs space={space} /> : <small>{bare.note}</small>}
        </div>
        {offer?.kind === "no" && desk.mine && found.card && <Reason facility={space} offer={offer} words={offer.brief} />}
        <div className="dockrow">
          {slots.map((slot, i) => (
            <Filled key={i} slot={slot} facility={space} />
          ))}
          {Array.from({ length: shut }, (_, i) => (
            <span key={`s${i}`} className="port shut" title="closed with so few players" />
          ))}
          {found.card && (
            <span className="tw" title={found.tow ? "waits in tow until your next turn" : "used at once"}>
              <Icon name={found.tow ? "tow" : "bolt"} />
            </span>
          )}
        </div>
        <HintMark spot={space} />
      </div>
    </section>
  );
});

/** `2 × 3–4 + ? → 1 VP`, and whether it waits in tow. */
function Needs({ space }: { space: BeltSpace }) {
  const { view } = useDesk();
  const found = beltSpace(view, space);
  return (
    <>
      {needsOf(found).map(({ many, need, label }, i) => (
        <Fragment key={need}>
          {i > 0 && <small>+</small>}
          {many > 1 && (
            <>
              {many}
              <small>{need === "nav=" ? "×=" : "×"}</small>
            </>
          )}
          {need === "any" ? <Wanted kind="any" /> : <span className="rg">{label}</span>}
        </Fragment>
      ))}
      <Arrow />
      <Labelled words={labelOf(found.card)} />
    </>
  );
}
