import * as Popover from "@radix-ui/react-popover";
import { Fragment, type ReactNode, useState, memo } from "react";
import { useWindowShape } from "../../../shell/frame/windowClass";
import { Icon } from "../../../shell/icons/Icon";
import { legal, useDesk } from "../table/desk";
import { Part } from "../../../shell/table/Part";
import type { Words } from "../../../shell/text/spans";
import { capital } from "../../../shell/text/words";
import { glyphOf } from "../hand/glyphs";
import { Mark } from "../marks/Mark";
import { type Card, title } from "../names/names";
import { labelOf, powersOf, textOfWords } from "../names/things";
import { hasBelt } from "../position/view";
import { HintMark } from "./HintMark";
import { settled } from "./settled";

/** The cards in the places where they lay before. */
function useSteady(cards: readonly Card[]): Card[] {
  const [places, setPlaces] = useState<Card[]>([...cards]);
  const now = settled(places, cards);
  if (now.join() !== places.join()) setPlaces(now);
  return now;
}

/** The three cards on display; one that may be claimed carries the button for it. */
export function Display() {
  const desk = useDesk();
  const display = useSteady(desk.view.position.display);
  const { window, rows, columns } = useWindowShape();
  const whole = rows === "full" && columns === "broad";
  const line = window === "tall" && hasBelt(desk.view);
  return (
    <div className="cards">
      {display.map((card, i) => {
        const claim = legal(desk, `claim ${card}`);
        const several = powersOf(card).length > 1;
        return (
          <article className={`card${claim ? " can" : ""}${several ? " several" : ""}`} key={`${card}${i}`}>
            <h3>
              <CardName card={card} />
              {claim && (
                <button type="button" className="deed" data-action={claim.text} onClick={() => desk.act(claim.text)}>
                  Claim<span className="vh"> the {title(card)}</span>
                </button>
              )}
              {!claim && <CardIcon card={card} />}
            </h3>
            <Part name="What it does">
              <div className="words">{whole ? <CardWords card={card} /> : <Gist card={card} line={line} />}</div>
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
  return <Icon name={glyphOf(card)} />;
}

/** The name of a card that shows less than it says: a tap opens the rest. */
export function CardName({ card, children }: { card: Card; children?: ReactNode }) {
  return (
    <Popover.Root>
      <Popover.Trigger className="cname" data-why={card}>
        {title(card)}
        <span className="vh">, read the card</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="slip" side="top" sideOffset={10} collisionPadding={12} aria-label={title(card)}>
          <div className="cardslip card">
            <h3>
              {title(card)}
              <CardIcon card={card} />
            </h3>
            <CardWords card={card} short={children !== undefined} />
            <Mark of={card} />
            {children}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** So many letters have room in a narrow column; what is longer opens by the name. */
const LONGEST_GIST = 72;

/** What a card is mostly held for: where there is a line for it in few words, else as it is said if that is not long. */
function Gist({ card, line }: { card: Card; line: boolean }) {
  const [first] = powersOf(card);
  if (!first) return null;
  const price = first.price ? `, ${first.price}` : "";
  const whole = capital(textOfWords(first.text).replace(/\.$/, `${price}.`));
  const few = capital(textOfWords(labelOf(card)));
  const said = line || whole.length > LONGEST_GIST ? few || whole : whole;
  return said.length > LONGEST_GIST ? null : <p>{said}</p>;
}

/** A card's powers, as the server has them. */
export const CardWords = memo(function CardWords({ card, short = false }: { card: Card; short?: boolean }) {
  return powersOf(card).map(({ kind, heading, price, text }) => (
    <p key={`${kind}${heading}`}>
      {heading && <b>{price && !short ? `${heading}, ${price}` : heading}:</b>} <Powerful words={text} />
    </p>
  ));
});

/** Amounts stand out. */
function Powerful({ words }: { words: Words }) {
  return words.map((span, i) => {
    const text = textOfWords([span]);
    return typeof span === "string" ? <Fragment key={i}>{text}</Fragment> : <b key={i}>{text}</b>;
  });
}
