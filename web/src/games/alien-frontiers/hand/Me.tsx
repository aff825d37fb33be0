import { memo } from "react";
import { Icon } from "../../../shell/icons/Icon";
import { Resource } from "../icons/Resource";
import { Token } from "../../../shell/seats/Token";
import { useDesk } from "../table/desk";
import { plural } from "../text/resources";
import { seatOf } from "../position/view";
import { HandButton } from "../modules/parts";
import { hasHand } from "./held";
import { CardsButton } from "./MyCards";

/** The own seat in the tray: name and points, the rack of eight, ships and colonies. It keeps its place in every state. */
export const Me = memo(function Me() {
  const { view, me, nameOf, mine, rolls, seats, watching, away } = useDesk();
  const own = seatOf(view, me);
  const playing = view.acting === me && seats.some((seat) => seat.letter === me && seat.yours);
  const left = view.coloniesLeft[me] ?? 0;
  return (
    <div className="me">
      <div className="who">
        <Token seat={me} />
        <div>
          <h2 title={nameOf(me)}>{nameOf(me)}</h2>
          <p>
            {view.over
              ? "the game is over"
              : mine || rolls || playing
                ? view.inTurn === me
                  ? "your turn"
                  : `in ${nameOf(view.inTurn)}’s turn`
                : watching
                  ? "plays now"
                  : `${nameOf(view.acting)} plays`}
          </p>
        </div>
        <div className="pts">
          {view.scores[me] ?? 0}
          <small aria-hidden="true">VP</small>
          <span className="vh"> victory points</span>
        </div>
      </div>
      <Rack fuel={own.fuel} ore={own.ore} limit={view.numbers.resources} lost={away?.lost ?? {}} />
      <div className="kv">
        <span>
          <Icon name="ship" />
          <b>{own.ships}</b> {own.ships === 1 ? "ship" : "ships"}
        </span>
        <span>
          <Icon name="dome" />
          <b>{left}</b> {left === 1 ? "colony" : "colonies"} <i>left</i>
        </span>
      </div>
      {hasHand(view) ? <HandButton /> : <CardsButton />}
    </div>
  );
});

/** More than these do not stand side by side; they are counted. */
const IN_A_ROW = 12;

interface RackProps {
  fuel: number;
  ore: number;
  limit: number;
  /** What is gone since the own last act. */
  lost: Record<string, number>;
}

function Rack({ fuel, ore, limit, lost }: RackProps) {
  const held = fuel + ore;
  const gone = (["fuel", "ore"] as const).filter((kind) => lost[kind]);
  return (
    <div
      className="rack"
      role="img"
      data-rack="own"
      aria-label={`${plural(fuel, "fuel")}, ${plural(ore, "ore")}, ${held} of ${limit} resources`}
    >
      {held > IN_A_ROW ? <Counted fuel={fuel} ore={ore} /> : <Slots fuel={fuel} held={held} limit={limit} lost={lost} />}
      {gone.map((kind) => (
        <b key={kind} className="gone">
          −{lost[kind]} {kind}
        </b>
      ))}
    </div>
  );
}

function Slots({ fuel, held, limit, lost }: { fuel: number; held: number; limit: number; lost: RackProps["lost"] }) {
  const ghosts = held + (lost["fuel"] ?? 0);
  const gone = ghosts + (lost["ore"] ?? 0);
  return Array.from({ length: Math.max(limit, held) }, (_, i) => (
    <span
      key={i}
      className={[i < held ? "on" : "", i >= limit ? "over" : "", i >= held && i < gone ? "lost" : ""].filter(Boolean).join(" ") || undefined}
    >
      {i < fuel || (i >= held && i < ghosts) ? (
        <Resource kind="fuel" />
      ) : i < held || (i >= ghosts && i < gone) ? (
        <Resource kind="ore" />
      ) : null}
    </span>
  ));
}

function Counted(amounts: { fuel: number; ore: number }) {
  return (["fuel", "ore"] as const).map((kind) => (
    <span key={kind} className="on over counted">
      <Resource kind={kind} />
      {amounts[kind]}
    </span>
  ));
}
