import { Fragment, useRef, useState } from "react";
import { useScrolls } from "../../../shell/frame/useScrolls";
import { Icon } from "../../../shell/icons/Icon";
import { legal, useDesk } from "../table/desk";
import { Part } from "../../../shell/table/Part";
import type { Words } from "../../../shell/text/spans";
import { type Card, title } from "../names/names";
import { pointsFor, powersOf, textOfWords } from "../names/things";
import { HintMark } from "./HintMark";
import { settled } from "./settled";

/** The cards in the places where they lay before. */
function useSteady(cards: readonly Card[]): Card[] {
  const [places, setPlaces] = useState<Card[]>([...cards]);
  const now = settled(places, cards);
  if (now.join() !== places.join()) setPlaces(now);
  return now;
}

/** Lines that three cards may have together before they must stand closer. */
const MANY_LINES = 7;
const LETTERS_A_LINE = 46;

function linesOf(card: Card): number {
  const said = powersOf(card).map(({ heading, price, text }) => heading + price + textOfWords(text));
  return said.reduce((sum, words) => sum + Math.ceil((words.length + 4) / LETTERS_A_LINE), 0);
}

/** The three cards on display; one that may be claimed carries the button for it. */
export function Display() {
  const desk = useDesk();
  const display = useSteady(desk.view.position.display);
  const long = display.reduce((sum, card) => sum + linesOf(card), 0) > MANY_LINES;
  const room = useRef<HTMLDivElement>(null);
  const reached = useScrolls(room) ? { tabIndex: 0, role: "group", "aria-label": "Cards on display" } : {};
  return (
    <div className={`cards${long ? " long" : ""}`} ref={room} {...reached}>
      {display.map((card, i) => {
        const claim = legal(desk, `claim ${card}`);
        return (
          <article className={`card${claim ? " can" : ""}`} key={`${card}${i}`}>
            <h3>
              {title(card)}
              {claim && (
                <button type="button" className="deed" data-act={claim.text} onClick={() => desk.act(claim.text)}>
                  Claim<span className="vh"> the {title(card)}</span>
                </button>
              )}
              {!claim && <CardIcon card={card} />}
            </h3>
            <Part name="What it does">
              <CardWords card={card} />
            </Part>
            <HintMark spot={`claim:${card}`} />
          </article>
        );
      })}
      {display.length === 0 && <p className="wd">No card lies here.</p>}
    </div>
  );
}

export function CardIcon({ card }: { card: Card }) {
  return <Icon name={pointsFor(card) > 0 ? "star" : "tech"} />;
}

/** A card's powers, as the server has them. */
export function CardWords({ card, short = false }: { card: Card; short?: boolean }) {
  return powersOf(card).map(({ kind, heading, price, text }) => (
    <p key={`${kind}${heading}`}>
      {heading && <b>{price && !short ? `${heading}, ${price}` : heading}:</b>} <Powerful words={text} />
    </p>
  ));
}

/** Amounts stand out. */
function Powerful({ words }: { words: Words }) {
  return words.map((span, i) => {
    const text = textOfWords([span]);
    return typeof span === "string" ? <Fragment key={i}>{text}</Fragment> : <b key={i}>{text}</b>;
  });
}
