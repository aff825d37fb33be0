import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../icons/Icon";
import type { HintMessage } from "../link/messages";
import { useDesk } from "../table/desk";
import { chanceChange } from "../text/percent";
import { Spans } from "../text/Spans";
import { type Order, ordersIn } from "./orders";

interface HintNoteProps {
  hint: HintMessage;
  onClose: () => void;
}

/** Where somebody asks again: in the top line, or where that has no room for it in the menu. */
const ASK = '.tbtn[data-action="hint"], .tbtn[data-action="menu"]';

/** The suggested turn: what to do next, why, and how the chance to win changes; the board carries the same numbers. */
export function HintNote({ hint, onClose }: HintNoteProps) {
  const { act, mine, moves, followed, view } = useDesk();
  const [first, ...then] = ordersIn(hint.orders, hint.steps.length, followed);
  const [open, setOpen] = useState(false);
  const [why, setWhy] = useState(false);
  const go = useRef<HTMLButtonElement>(null);
  const steps = hint.steps.slice(0, first?.numbers.length ?? 0);
  const can = mine && steps[0] !== undefined && moves.some((move) => move.text === steps[0]);
  // Whoever asked by a key finds the answer under it; a pointer is where it is.
  useEffect(() => {
    if (document.activeElement === document.body) go.current?.focus({ preventScroll: true });
  }, []);
  // What had the focus before may be gone: the note has stood in its place.
  const close = (): void => {
    onClose();
    requestAnimationFrame(() => {
      for (const way of document.querySelectorAll<HTMLElement>(ASK))
        if (document.activeElement === document.body) way.focus({ preventScroll: true });
    });
  };
  return (
    <div
      className={`aside hintnote${why ? " reason" : ""}`}
      role="group"
      aria-label="Hint"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        close();
      }}
    >
      <Icon name="bulb" />
      <div role="status">
        <ol aria-label="The suggested turn" className={open && then.length > 1 ? "long" : undefined}>
          {first && (
            <Told order={first}>{hint.why.length > 0 && <Turn words="why?" onTurn={() => setWhy(true)} />}</Told>
          )}
          {open && then.map((order) => <Told key={order.numbers[0]} order={order} />)}
        </ol>
        {hint.why.length > 0 && !open && (
          <p>
            <Spans words={hint.why} /> <Turn words="back" onTurn={() => setWhy(false)} />
          </p>
        )}
      </div>
      <div className="hintacts">
        {can && (
          <button type="button" className="cbtn pri" ref={go} onClick={() => act(...steps)}>
            Do it
          </button>
        )}
        <b className="odds">{chanceChange(hint.before, hint.chance, view.over)}</b>
        {then.length > 0 && (
          <button type="button" className="then" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? "Why?" : "Then?"}
          </button>
        )}
      </div>
      <button type="button" className="nx" aria-label="Close the hint" onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  );
}

function Told({ order: { numbers, words }, children }: { order: Order; children?: ReactNode }) {
  return (
    <li>
      {numbers.map((number) => (
        <Fragment key={number}>
          <b>{number}</b>{" "}
        </Fragment>
      ))}
      {words} {children}
    </li>
  );
}

/** Where there is room for one of them, from what to do to its reason and back. */
function Turn({ words, onTurn }: { words: string; onTurn: () => void }) {
  return (
    <button type="button" className="turn" onClick={onTurn}>
      {words}
    </button>
  );
}

export function Thinking() {
  return (
    <div className="aside hintnote" role="status">
      <Icon name="bulb" />
      <p>Thinking about your turn …</p>
    </div>
  );
}
