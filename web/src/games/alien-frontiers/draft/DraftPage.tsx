import { useEffect, useRef } from "react";
import { HintNote, Thinking } from "../../../shell/hint/HintNote";
import { Icon } from "../../../shell/icons/Icon";
import type { Snapshot, TableStore } from "../../../shell/store/TableStore";
import { Token } from "../../../shell/seats/Token";
import { Actions } from "../../../shell/undo/Actions";
import { capital, inWords } from "../../../shell/text/words";
import { Mark } from "../marks/Mark";
import { BOARDS, type Board, type Letter } from "../names/names";
import { factionOf, powersOf, textOfWords } from "../names/things";
import { type View, boardOf, ownerOf } from "../position/view";
import { type Desk, legal, useDesk } from "../table/desk";
import "../styles/draft.css";

/** Who picks when: the last player first, player one last. */
export function pickingOrder({ letters, position }: View): Letter[] {
  const first = letters.indexOf(position.first);
  return letters.map((_, i) => letters[(first + letters.length - 1 - i) % letters.length] ?? position.first);
}

/** The boards of the draft, in the order of the rules: they stay where they are when one is taken. */
export function draftedBoards(view: View): Board[] {
  const offered = view.position["boards-offered"] ?? [];
  return BOARDS.filter((board) => offered.includes(board) || ownerOf(view, board) !== null);
}

interface DraftProps {
  store: TableStore;
  snapshot: Snapshot;
}

/** Before the first round: everybody picks a faction’s board, one after another. */
export function DraftPage({ store, snapshot }: DraftProps) {
  const desk = useDesk();
  const { view, mine } = desk;
  const boards = draftedBoards(view);
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    if (mine && (document.activeElement === document.body || !document.activeElement))
      page.current?.querySelector<HTMLElement>(".db .go")?.focus({ preventScroll: true });
  }, [mine]);
  const { hint, hinting } = snapshot;
  return (
    // Who only looks on scrolls it by keyboard.
    <main className="draft" ref={page} tabIndex={mine ? undefined : 0}>
      <header className="dhead">
        <div>
          <span className="caps">Before round 1</span>
          <h2>{heading(desk)}</h2>
          <p>
            {inWords(boards.length)} boards for {inWords(view.letters.length).toLowerCase()} seats. The last to play picks
            first; the board nobody takes leaves the game. {boards[0] && said(boards[0], "fee")}
          </p>
        </div>
        <Order />
      </header>
      {hinting ? <Thinking /> : hint && <HintNote key={hint.steps[0]} hint={hint} onClose={store.closeHint} />}
      <div className={boards.length === 5 ? "dgrid three" : "dgrid"}>
        {boards.map((board) => (
          <OneBoard key={board} board={board} />
        ))}
      </div>
      {(snapshot.waiting > 0 || snapshot.shown?.undo || snapshot.shown?.redo) && (
        <footer className="dacts">
          <Actions
            undo={snapshot.shown?.undo ?? false}
            redo={snapshot.shown?.redo ?? false}
            waiting={snapshot.waiting}
            onUndo={store.undo}
            onRedo={store.redo}
            onSkip={store.skip}
            onLive={null}
            end={{ can: false, loses: false, words: "Pick a board", note: "to go on", onEnd: () => undefined }}
          />
        </footer>
      )}
    </main>
  );
}

function heading({ view, mine, nameOf }: Desk): string {
  if (mine) return "Pick a faction";
  return view.actor ? `${nameOf(view.actor)} picks a faction` : "The boards are drawn";
}

/** The order of picking: who has picked, whose pick it is, who comes after. */
function Order() {
  const { view, me, watching, nameOf } = useDesk();
  return (
    <ol className="dord" aria-label="The order of picking">
      {pickingOrder(view).map((seat) => {
        const past = boardOf(view, seat) !== null;
        const now = seat === view.actor;
        return (
          <li key={seat} className={now ? "now" : past ? "past" : undefined} aria-current={now ? "step" : undefined}>
            <Token seat={seat} />
            <span>
              {seat === me && !watching ? "you" : nameOf(seat)}
              <span className="vh">{now ? ", picking" : past ? ", has picked" : ", later"}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function OneBoard({ board }: { board: Board }) {
  const desk = useDesk();
  const { view, nameOf, me, watching, act, hint, followed } = desk;
  const owner = ownerOf(view, board);
  const take = legal(desk, `choose ${board}`);
  const hinted = hint[followed] === `choose ${board}`;
  const look = owner ? `taken s${owner}` : take ? "lit" : "";
  return (
    <article className={`db ${look}${hinted ? " hinted" : ""}`} data-board={board}>
      <header>
        <svg className="emb" aria-hidden="true">
          <use href={`#e-${board}`} />
        </svg>
        <div>
          <h3>{factionOf(board)}</h3>
          <Mark of={board} />
        </div>
      </header>
      <dl>
        <dt className="caps">Dock</dt>
        <dd>{said(board, "dock")}</dd>
        <dt className="caps">
          <Icon name="lock" />
          Owner
        </dt>
        <dd>{said(board, "held")}</dd>
      </dl>
      {owner ? (
        <footer>
          <Token seat={owner} />
          {owner === me && !watching ? "Yours" : `${nameOf(owner)}’s`}
        </footer>
      ) : (
        take && (
          <button type="button" className="go" data-action={take.text} onClick={() => act(take.text)}>
            Take this board<span className="vh">: {factionOf(board)}</span>
          </button>
        )
      )}
    </article>
  );
}

/** What a board says of one kind: of docking there, of the fee, to its owner. */
function said(board: Board, kind: string): string {
  const texts = powersOf(board).filter((power) => power.kind === kind);
  return texts.map(({ text }) => capital(textOfWords(text))).join(" ");
}
