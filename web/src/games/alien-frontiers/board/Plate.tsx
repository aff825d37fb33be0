import { Fragment, type ReactNode } from "react";
import { isNext, marksAt } from "../hint/hint";
import { Arrow } from "../../../shell/icons/Icon";
import { earnedAt } from "../../../shell/earned/earned";
import { Amount, Say } from "../icons/Resource";
import { useDesk } from "../table/desk";
import type { Offer, Tag } from "../docking/offers";
import { SLOT, type Facility, title } from "../names/names";
import { type Option, answersAt } from "../prompts/prompt";
import { textOf } from "../text/said";
import { ports } from "../position/view";
import { Deeds } from "./Deeds";
import { Display } from "./Display";
import { Formula, restingWords } from "./Formula";
import { HintMark } from "./HintMark";
import { Hub } from "./Hub";
import { DockedPort, EmptyPort, GhostPort } from "./Port";
import { slotsAt, type Slot } from "./ports";
import { spokenFormula } from "./spokenFormula";

/** With two lines a plate shows its name with a short formula, and its ports; with three the words as well. */
export type Lines = "two" | "three";

/** A facility: what it asks and gives, who stands there, and whether the chosen ships may dock. */
export function Plate({ facility, lines = "three" }: { facility: Facility; lines?: Lines }) {
  const desk = useDesk();
  const { view, me, prompt, offers, why } = desk;
  if (view.free[facility] === undefined) throw new Error(`this game is played without the ${title(facility)}`);
  const answers = desk.mine ? answersAt(prompt, facility) : [];
  const offer = prompt && desk.opened?.kind !== "place" ? undefined : offers[facility];
  const waiting = desk.mine && prompt !== null && offer === undefined && answers.length === 0;
  const earned = !prompt && desk.chosen.length === 0 ? (earnedAt(desk.earned, facility)?.tag ?? "") : "";
  const look = !desk.mine
    ? ""
    : waiting
      ? "no wait"
      : offer?.kind === "lit" || earned || answers.length > 0
        ? "lit"
        : offer?.kind === "no"
          ? "no"
          : "";
  const hinted = marksAt(desk, facility).length > 0;
  const asked = why?.facility === facility;
  const opened = desk.opened?.kind === "place" && desk.opened.facility === facility;
  const classes = [
    "plate",
    lines,
    look,
    earned ? "earned" : "",
    `f-${SLOT[facility]}`,
    hinted ? "hinted" : "",
    isNext(desk, facility) ? "next" : "",
    asked ? "asked" : "",
    opened ? "opened" : "",
  ];
  const ghosts = offer?.kind === "lit" ? offer.ghosts : [];
  const words = offer?.kind === "lit" && offer.note ? offer.note : restingWords(facility, view, me);
  return (
    <section
      className={classes.filter(Boolean).join(" ")}
      style={{ gridArea: SLOT[facility] }}
      aria-label={title(facility)}
      data-facility={facility}
      id={`f-${SLOT[facility]}`}
    >
      {earned && (
        <span className="flag" aria-hidden="true">
          {earned}
        </span>
      )}
      {offer && desk.mine && answers.length === 0 && <Answer facility={facility} offer={offer} />}
      {answers.length > 0 && <AnswerHere facility={facility} answers={answers} />}
      <header>
        <svg className="emb" aria-hidden="true">
          <use href={`#e-${SLOT[facility]}`} />
        </svg>
        <h2>
          <Name facility={facility} />
        </h2>
      </header>
      <Free facility={facility} />
      <span className="fm" role="img" aria-label={spokenFormula(facility, view, me)}>
        <Formula place={facility} view={view} me={me} />
      </span>
      <Deeds facility={facility} otherwise={<span className="wd">{words}</span>} />
      {offer?.kind === "no" && desk.mine && !earned && (
        <Reason facility={facility} offer={offer} words={lines === "two" ? offer.brief : offer.short} />
      )}
      {facility === "colonist-hub" ? (
        <Hub ghosts={ghosts} to={offer?.kind === "lit" ? offer.circle : 0} />
      ) : (
        <Ports slots={slotsAt(view, facility, ghosts)} facility={facility} />
      )}
      {facility === "alien-artifact" && <Display />}
      <HintMark spot={facility} />
    </section>
  );
}

/** The question that is open can be answered at this facility. */
function AnswerHere({ facility, answers }: { facility: Facility; answers: readonly Option[] }) {
  const { answer, prompt } = useDesk();
  const [only, ...others] = answers;
  if (!only) return null;
  const one = others.length === 0;
  const says = one ? `${textOf(only.title)}, ${textOf(only.detail ?? "…")}` : `${answers.length} answers here`;
  return (
    <>
      <span className="flag" aria-hidden="true">
        {one ? <Say words={only.detail || prompt?.verb || ""} /> : `${answers.length} to choose from`}
      </span>
      <button
        type="button"
        className="hit"
        aria-label={`${prompt?.verb ?? "Choose"}: ${title(facility)}, ${says}`}
        onClick={() => answer(facility)}
      />
    </>
  );
}

/** Below the planet, where room is dear, a part of a long name goes unseen. */
function Name({ facility }: { facility: Facility }) {
  const [short, ...rest] = title(facility).split(" ");
  if (facility === "colony-constructor" || facility === "lunar-mine")
    return (
      <>
        <i>{short} </i>
        {rest}
      </>
    );
  return (
    <>
      {short}
      {rest.length > 0 && <i> {rest.join(" ")}</i>}
    </>
  );
}

function Free({ facility }: { facility: Facility }) {
  const { view } = useDesk();
  const total = ports(view, facility);
  if (facility === "colonist-hub") return <span className="free">a track each</span>;
  if (total < 4 || facility === "lunar-mine" || facility === "colony-constructor") return null;
  return (
    <span className="free" aria-hidden="true">
      {view.free[facility]} of {total} free
    </span>
  );
}

function Ports({ slots, facility }: { slots: Slot[][]; facility: Facility }) {
  const { view } = useDesk();
  const link = facility === "raiders-outpost" ? "+1" : "=";
  const free = `${view.free[facility]} of ${ports(view, facility)} ports free`;
  if (
    slots.length === 1 &&
    facility !== "raiders-outpost" &&
    facility !== "shipyard" &&
    facility !== "orbital-market" &&
    facility !== "colony-constructor"
  ) {
    return (
      <div className="ports" role="group" aria-label={free}>
        {slots[0]?.map((slot, i) => (
          <Filled key={i} slot={slot} facility={facility} />
        ))}
      </div>
    );
  }
  return (
    <div className="ports" role="group" aria-label={free}>
      {slots.map((group, i) => (
        <span className="grp" key={i}>
          {group.map((slot, j) => (
            <Fragment key={j}>
              {j > 0 && (
                <span className={`lk${link === "+1" ? " w" : ""}`} aria-hidden="true">
                  {link}
                </span>
              )}
              <Filled slot={slot} facility={facility} />
            </Fragment>
          ))}
        </span>
      ))}
    </div>
  );
}

function Filled({ slot, facility }: { slot: Slot; facility: Facility }) {
  const { nameOf, me, cited } = useDesk();
  if ("free" in slot) return <EmptyPort label={slot.free} />;
  if ("ghost" in slot) return <GhostPort die={slot.ghost} seat={me} />;
  const key = `${facility}:${slot.ship.seat}:${slot.ship.value}`;
  return (
    <DockedPort ship={slot.ship} facility={facility} name={nameOf(slot.ship.seat)} cited={cited.ships.includes(key)} />
  );
}

/** The tag on the plate's top edge, and the button that covers a plate one may use. */
function Answer({ facility, offer }: { facility: Facility; offer: Offer }) {
  const { act, open, dice, chosen, choose } = useDesk();
  const name = title(facility);
  if (offer.kind === "lit") {
    return (
      <>
        <span className="flag" aria-hidden="true">
          {offer.tag ? <TagWords tag={offer.tag} /> : "…"}
        </span>
        <button type="button" className="hit" aria-label={offer.say} onClick={() => act(...offer.steps)} />
      </>
    );
  }
  if (offer.kind === "rest") {
    const say = `${name}: see which of your ships can dock here`;
    return <button type="button" className="hit" aria-label={say} onClick={() => open({ kind: "place", facility })} />;
  }
  if (offer.kind === "more") {
    const add = (): void => {
      const more = [...chosen];
      for (const die of offer.missing) {
        const at = dice.findIndex((one, i) => !more.includes(i) && one.value === die.value && one.relic === die.relic);
        if (at >= 0) more.push(at);
      }
      choose(more);
    };
    return (
      <>
        <span className="flag more" aria-hidden="true">
          {offer.short}
        </span>
        <button type="button" className="hit" aria-label={`${name}: ${offer.short}`} onClick={add} />
      </>
    );
  }
  return null;
}

interface ReasonProps {
  facility: Facility;
  offer: Extract<Offer, { kind: "no" }>;
  words: string;
}

/** What is missing, and the button that asks why. */
function Reason({ facility, offer, words }: ReasonProps) {
  const { askWhy, dice, chosen } = useDesk();
  const name = title(facility);
  const target = {
    title: `Why not the ${name}?`,
    action: offer.probe,
    facility,
    at: `[data-why="${facility}"]`,
    chosen: chosen.map((i) => dice[i]).filter((die) => die !== undefined),
  };
  return (
    <span className="rs">
      <span aria-hidden="true">{words}</span>{" "}
      <button
        type="button"
        data-why={facility}
        aria-label={`${offer.short === "…" ? "" : `${offer.short}. `}Why not the ${name}?`}
        onClick={() => offer.probe && askWhy(target)}
      >
        why?
      </button>
    </span>
  );
}

export function TagWords({ tag }: { tag: Tag }): ReactNode {
  const free = tag.cost.fuel + tag.cost.ore === 0;
  return (
    <>
      {free ? "free" : <Amount of={tag.cost} />} <Arrow /> <Amount of={tag.gain} /> {tag.words}
    </>
  );
}
