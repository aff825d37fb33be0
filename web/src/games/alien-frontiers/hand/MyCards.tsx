import { useState, memo } from "react";
import { Sheet } from "../../../shell/frame/Sheet";
import { Icon } from "../../../shell/icons/Icon";
import { Part } from "../../../shell/table/Part";
import { CardName, CardWords } from "../board/Display";
import { HintMark } from "../board/HintMark";
import { marksAt } from "../hint/hint";
import { Mark } from "../marks/Mark";
import { type Card, title } from "../names/names";
import { type Desk, useDesk } from "../table/desk";
import { holdingsOf } from "./held";
import { Powers } from "./Powers";

/** More than these have room for their names only. */
const WITH_BUTTONS = 6;

/** The own tech cards in the tray; what has no room there opens by the name. */
export const MyCards = memo(function MyCards() {
  const desk = useDesk();
  const cards = sorted(desk);
  const label = labelOf(desk);
  const names = cards.length > WITH_BUTTONS;
  return (
    <div
      className="mine"
      data-cards={howMany(cards.length)}
      role="group"
      aria-label={label}
    >
      <h2 className="vh">{label}</h2>
      {cards.map((card) => (
        <article className={`hc s${desk.me}`} key={card}>
          <Part name={`The ${title(card)}`}>
            <h3>
              <CardName card={card}>
                <div className="acts">
                  <Powers card={card} />
                </div>
              </CardName>
            </h3>
            {!names && !desk.watching && (
              <div className="acts">
                <Powers card={card} />
              </div>
            )}
            <div className="words">
              <CardWords card={card} short />
            </div>
            <HintMark spot={`card:${card}`} />
          </Part>
        </article>
      ))}
      {cards.length < 4 && <p className="hc none">{cards.length > 0 ? MORE : NONE}</p>}
    </div>
  );
});

const MORE = "Claim more at the Artifact";
const NONE = "No tech cards yet. Ships worth 8 at the Alien Artifact claim one.";

/** How they lie: the style sheets know these. */
function howMany(cards: number): string {
  if (cards < 4) return "few";
  return cards === 4 ? "four" : cards <= WITH_BUTTONS ? "six" : "more";
}

/** Where one zone is seen at a time: the own cards lie on a sheet. */
export function CardsButton() {
  const desk = useDesk();
  const [open, setOpen] = useState(false);
  const cards = sorted(desk);
  const marked = cards.some((card) => marksAt(desk, `card:${card}`).length > 0);
  return (
    <>
      <button type="button" className={`handbtn only-phone${marked ? " hinted" : ""}`} onClick={() => setOpen(true)}>
        <Icon name="cards" /> Cards <b>{cards.length}</b>
      </button>
      <Sheet title={labelOf(desk)} open={open} onOpen={setOpen}>
        <div className="ownsheet">
          {cards.map((card) => (
            <article className={`card s${desk.me}`} key={card}>
              <h3>{title(card)}</h3>
              <CardWords card={card} short />
              <Mark of={card} />
              <HintMark spot={`card:${card}`} />
              {!desk.watching && (
                // Whatever it does is seen on the table.
                // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the buttons within are pressed
                <div className="acts" onClick={() => setOpen(false)}>
                  <Powers card={card} />
                </div>
              )}
            </article>
          ))}
          {cards.length === 0 && <p>{NONE}</p>}
        </div>
      </Sheet>
    </>
  );
}

function labelOf({ watching, nameOf, me }: Desk): string {
  return `${watching ? `${nameOf(me)}’s` : "Your"} tech cards`;
}

function sorted({ view, me }: Desk): Card[] {
  return holdingsOf(view, me).tech;
}
