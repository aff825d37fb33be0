import { Fragment } from "react";
import { isNext, marksAt } from "../hint/hint";
import { earnedAt } from "../../../shell/earned/earned";
import { useDesk } from "../table/desk";
import { SLOT, type Facility, type Letter, title } from "../names/names";
import { type View, hasBelt, ports, priceOf, sharesHub } from "../position/view";
import { NOTHING } from "../text/resources";
import { Deeds, hasDeeds } from "./Deeds";
import { Display } from "./Display";
import { Formula, restingWords } from "./Formula";
import { HintMark } from "./HintMark";
import { Hub } from "./Hub";
import { Answer, AnswerHere, Filled, Reason, useDockLook } from "./DockAnswer";
import { slotsAt, type Slot } from "./ports";
import { spokenFormula } from "./spokenFormula";

/** With two lines a plate shows its name with a short formula, and its ports; with three the words as well. */
export type Lines = "two" | "three";

/** A facility: what it asks and gives, who stands there, and whether the chosen ships may dock. */
export function Plate({ facility, lines = "three" }: { facility: Facility; lines?: Lines }) {
  const desk = useDesk();
  const { view, me, prompt, why } = desk;
  if (view.free[facility] === undefined) throw new Error(`this game is played without the ${title(facility)}`);
  const { look: found, offer, answers, lacks } = useDockLook(facility);
  const earned = !prompt && desk.chosen.length === 0 ? (earnedAt(desk.earned, facility)?.tag ?? "") : "";
  const look = desk.mine && earned ? "lit" : found;
  const usable = desk.mine && offer !== undefined && offer.kind !== "no";
  const refused = desk.mine && offer?.kind === "no" && !earned;
  const flagged = earned !== "" || answers.length > 0 || lacks || (usable && offer.kind === "lit");
  const hinted = marksAt(desk, facility).length > 0;
  const asked = why?.facility === facility;
  const opened = desk.opened?.kind === "place" && desk.opened.facility === facility;
  const classes = [
    "plate",
    lines,
    look,
    earned ? "earned" : "",
    flagged ? "flagged" : "",
    usable || answers.length > 0 ? "press" : "",
    lacks ? "lacks" : "",
    refused ? "refused" : "",
    isPriced(facility, view, me) ? "priced" : "",
    hasDeeds(desk, facility) ? "deeded" : "",
    `f-${SLOT[facility]}`,
    hinted ? "hinted" : "",
    isNext(desk, facility) ? "next" : "",
    asked ? "asked" : "",
    opened ? "opened" : "",
  ];
  const ghosts = offer?.kind === "lit" ? offer.ghosts : [];
  const brief = lines === "two" || hasBelt(view) || facility === "shipyard"; // whose formula leaves little room
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
      {refused && (
        <Reason facility={facility} offer={offer} words={brief ? offer.brief : offer.short} />
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

/** Does its formula begin with a price, once the shape of what docks there is left to the ports? */
function isPriced(facility: Facility, view: View, me: Letter): boolean {
  const { fuel, ore } = (facility === "shipyard" && priceOf(view, me, facility)) || NOTHING;
  return fuel + ore > 0 || facility === "orbital-market";
}

/** Where room is dear a part of a long name goes unseen. */
function Name({ facility }: { facility: Facility }) {
  const [short, ...rest] = title(facility).split(" ");
  if (facility === "colony-constructor" || facility === "lunar-mine" || facility === "orbital-market")
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
  if (facility === "colonist-hub")
    return <span className="free">{sharesHub(view) ? "free for all" : "a track each"}</span>;
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
