import { useEffect, useRef, useState } from "react";
import { Icon } from "../../../shell/icons/Icon";
import { Token } from "../../../shell/seats/Token";
import { listed } from "../../../shell/text/words";
import { Filled, Reason, TagWords } from "../board/DockAnswer";
import { slotsAt } from "../board/ports";
import { Amount, Labelled } from "../icons/Resource";
import { Mark } from "../marks/Mark";
import { type Board, title } from "../names/names";
import { factionOf, labelOf, powersOf, textOfWords } from "../names/things";
import { type View, boardOf, boardPrice, feeAt, ownerOf, seatOf } from "../position/view";
import { useDesk } from "../table/desk";

/** A faction's board, opened: its dock for anyone, what that costs and brings now, and the power of its owner. */
export function BoardPanel({ board }: { board: Board }) {
  const desk = useDesk();
  const { view, nameOf, me, watching, open } = desk;
  const root = useRef<HTMLElement>(null);
  const [opener] = useState(() => document.activeElement);
  const leave = (): void => {
    open(null);
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another board takes the focus anew
  useEffect(() => root.current?.querySelector<HTMLElement>(".go, .x")?.focus({ preventScroll: true }), [board]);
  const owner = ownerOf(view, board);
  if (!owner) return null;
  const mine = owner === me && !watching;
  const whose = mine ? "Your" : `${nameOf(owner)}’s`;
  const [dock, power] = ["dock", "held"].map((kind) => powersOf(board).find((one) => one.kind === kind));
  return (
    <section
      ref={root}
      className={`board s${owner}`}
      role="dialog"
      aria-label={`${factionOf(board)}, ${whose} board`}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        leave();
      }}
    >
      <Tabs board={board} onLeave={leave} />
      <div className="bhead">
        <svg className="emb" aria-hidden="true">
          <use href={`#e-${board}`} />
        </svg>
        <div>
          <h2>{factionOf(board)}</h2>
          <p>
            <Token seat={owner} /> <b>{whose}</b> board
          </p>
          <Mark of={board} />
        </div>
      </div>
      <div className="bdock">
        {slotsAt(view, board, ghosts(desk.offers[board])).flat().map((slot, i) => (
          <Filled key={i} slot={slot} facility={board} />
        ))}
        <div>
          <span className="caps">Dock, for anyone</span>
          <p>{dock ? textOfWords(dock.text) : ""}</p>
        </div>
      </div>
      <Price board={board} />
      <Act board={board} />
      <div className="bown">
        <span className="caps">
          {!mine && <Icon name="lock" />} {mine ? "Your power" : `Power of the owner, only ${nameOf(owner)}`}
        </span>
        <p>{power ? textOfWords(power.text) : ""}</p>
        <p className="sub">{holds(view, owner)}</p>
      </div>
    </section>
  );
}

function Tabs({ board, onLeave }: { board: Board; onLeave: () => void }) {
  const { view, nameOf, open } = useDesk();
  return (
    <nav className="btabs" aria-label="Faction boards">
      {view.letters.map((seat) => {
        const other = boardOf(view, seat);
        if (!other) return null;
        return (
          <button
            key={seat}
            type="button"
            className={`btab s${seat}${other === board ? " on" : ""}`}
            aria-label={`${factionOf(other)}, ${nameOf(seat)}`}
            aria-pressed={other === board}
            onClick={() => open({ kind: "board", board: other })}
          >
            <svg className="emb" aria-hidden="true">
              <use href={`#e-${other}`} />
            </svg>
            <Token seat={seat} />
          </button>
        );
      })}
      <button type="button" className="x" aria-label="Close" onClick={onLeave}>
        <Icon name="x" />
      </button>
    </nav>
  );
}

/** What docking costs and brings: with ships that may dock there theirs, else what it is for. */
function Price({ board }: { board: Board }) {
  const { view, me, offers } = useDesk();
  const offer = offers[board];
  const tag = offer?.kind === "lit" ? offer.tag : null;
  const fee = feeAt(view, board, me);
  const all = boardPrice(view, board, me);
  const cost = { fuel: all.fuel - (fee?.fuel ?? 0), ore: all.ore };
  return (
    <div className="bsum">
      <div>
        <span>Access fee</span>
        <b>
          {fee ? (
            <>
              <Amount of={{ fuel: fee.fuel, ore: 0 }} /> to <Token seat={fee.seat} />
            </>
          ) : (
            "none"
          )}
        </b>
      </div>
      <div>
        <span>Cost</span>
        <b>{cost.fuel + cost.ore > 0 ? <Amount of={cost} /> : "none"}</b>
      </div>
      <div className="get">
        <span>For that</span>
        <b>{tag ? tag.gain.fuel + tag.gain.ore > 0 ? <Amount of={tag.gain} /> : tag.words : <Labelled words={labelOf(board)} />}</b>
      </div>
    </div>
  );
}

function Act({ board }: { board: Board }) {
  const { offers, mine, act } = useDesk();
  const offer = offers[board];
  if (!mine || !offer) return null;
  if (offer.kind === "lit")
    return (
      <button type="button" className="go wide" aria-label={offer.say} onClick={() => act(...offer.steps)}>
        Dock here <span className="nb">{offer.tag ? <TagWords tag={offer.tag} /> : "…"}</span>
      </button>
    );
  return offer.kind === "no" ? <Reason facility={board} offer={offer} words={offer.short} /> : null;
}

function ghosts(offer: ReturnType<typeof useDesk>["offers"][Board]) {
  return offer?.kind === "lit" ? offer.ghosts : [];
}

/** What else its owner has, by name. */
function holds(view: View, seat: NonNullable<ReturnType<typeof ownerOf>>): string {
  const { cards, asteroids = [], revealed = [] } = seatOf(view, seat);
  const all = [...cards, ...asteroids, ...revealed].map(title);
  return all.length > 0 ? `Holds ${listed(all)}.` : "Holds no cards.";
}
