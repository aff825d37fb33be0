import { type ReactNode, useMemo, useState } from "react";
import { Sheet } from "../frame/Sheet";
import { Icon } from "../icons/Icon";
import type { Rules } from "../link/api";
import { listed } from "../text/words";
import { CardsContext, type CardsHere, type OwnCards, replacedWords } from "./ownCards";
import { Replaced } from "./Replaced";
import "../styles/cards.css";

interface WithOwnCardsProps {
  /** Null where the game is as it comes. */
  cards: OwnCards | null;
  /** Whose they are: “This table is played with cards of its host’s own.” */
  words: string;
  rulesAt: string;
  rules: () => Promise<Rules>;
  /** Somebody here has closed the note before. */
  known?: boolean;
  onKnown?: () => void;
  children: ReactNode;
}

/** A page on which a game may be played with own cards: a note says so, and the list is never far. */
export function WithOwnCards({ cards, words, rulesAt, rules, known = false, onKnown, children }: WithOwnCardsProps) {
  const [closed, close] = useState(known);
  const [open, setOpen] = useState(false);
  const digest = cards?.digest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same cards are told anew whenever somebody comes
  const here = useMemo<CardsHere | null>(
    () => cards && { cards, rulesAt, rules, show: () => setOpen(true) },
    [digest, rulesAt],
  );
  return (
    <CardsContext value={here}>
      {children}
      {cards && !closed && (
        <div className="cardnote" role="status">
          <p>
            <b>{words}</b> {replacedWords(cards, listed)}
          </p>
          <button type="button" className="cbtn" onClick={() => setOpen(true)}>
            See what is replaced
          </button>
          <button
            type="button"
            className="nx"
            aria-label="Close the note on own cards"
            onClick={() => {
              close(true);
              onKnown?.();
            }}
          >
            <Icon name="x" />
          </button>
        </div>
      )}
      {cards && (
        <Sheet title="Own cards" open={open} onOpen={setOpen}>
          <p>{words} What a card does stays as it is; what is listed here takes the place of what the game has.</p>
          <Replaced cards={cards} />
          <p className="small">
            <a href={rulesAt}>The rules in these words</a>. Their digest, the same wherever the same cards are
            played: <code>{cards.digest}</code>
          </p>
        </Sheet>
      )}
    </CardsContext>
  );
}
