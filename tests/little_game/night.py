"""A position of Night Watch, and what of it a viewer may see."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from landfall.core.deck import BLANK, Deck, more, taken
from landfall.core.rng import Rng

WHOLE: Final = -9
"""The eyes that see everything: those of the rules."""
ONLOOKER: Final = -1

NOTHING: Final = -2
"""No card has been laid."""

DEAL: Final = "deal"
DROP: Final = "drop"
LOOK: Final = "look"
SEE: Final = "see"
PLACE: Final = "place"
LAY: Final = "lay"
NIGHT: Final = "night"
WINDOW: Final = "window"
OVER: Final = "over"

UNANSWERED: Final = 0
PASSED: Final = 1
STUNG: Final = 2


@dataclass(frozen=True)
class Night:
    """All that lies on the table; `eyes` say whose sight of it this is."""

    phase: str
    deck: Deck
    hands: tuple[tuple[int, ...], ...]
    laid: tuple[int, ...]
    answers: tuple[int, ...]
    scores: tuple[int, ...]
    discards: tuple[int, ...]
    leader: int = 0
    rounds: int = 0
    night: int = 0
    """Points of the night, in the game for one."""
    drawn_by: int = 0
    """Who gets the next card."""
    last: str = ""
    """How the last round ended."""
    eyes: int = WHOLE

    @property
    def seats(self) -> int:
        return len(self.hands)

    # -- seeing -----------------------------------------------------------------------------------

    def seen_by(self, viewer: int | None) -> Night:
        """With a blank for every card and answer that the viewer may not know."""
        deck = self.deck.seen_by(viewer)
        unseen = deck.unseen
        hands = []
        for seat, hand in enumerate(self.hands):
            mine = seat == viewer
            for card in hand:
                unseen = unseen if mine or card == BLANK else more(unseen, card)
            hands.append(hand if mine else (BLANK,) * len(hand))
        laid = list(self.laid)
        answers = list(self.answers)
        for seat in range(self.seats):
            if seat == viewer:
                continue
            answers[seat] = UNANSWERED
            if self.phase == LAY and laid[seat] >= 0:
                unseen = more(unseen, laid[seat])
                laid[seat] = BLANK
        return replace(
            self,
            deck=replace(deck, unseen=unseen),
            hands=tuple(hands),
            laid=tuple(laid),
            answers=tuple(answers),
            eyes=ONLOOKER if viewer is None else viewer,
        )

    def imagined(self, rng: Rng) -> Night:
        """A whole night that looks like this."""
        pool = list(self.deck.unseen)
        hands = tuple(
            tuple(sorted(taken(pool, rng) if card == BLANK else card for card in hand))
            for hand in self.hands
        )
        laid = tuple(taken(pool, rng) if card == BLANK else card for card in self.laid)
        deck = replace(self.deck, unseen=tuple(pool)).imagined(rng)
        return replace(self, deck=deck, hands=hands, laid=laid, eyes=WHOLE)

    # -- small changes ----------------------------------------------------------------------------

    def with_hand(self, seat: int, hand: tuple[int, ...]) -> Night:
        changed = tuple(sorted(hand))
        return replace(self, hands=(*self.hands[:seat], changed, *self.hands[seat + 1 :]))

    def with_laid(self, seat: int, card: int) -> Night:
        return replace(self, laid=(*self.laid[:seat], card, *self.laid[seat + 1 :]))

    def with_answer(self, seat: int, answer: int) -> Night:
        return replace(self, answers=(*self.answers[:seat], answer, *self.answers[seat + 1 :]))

    def without(self, seat: int, card: int) -> Night:
        """A card less in a hand; to the eyes of others it was one of the unseen."""
        hand = list(self.hands[seat])
        hand.remove(card if card in hand else BLANK)
        return self.with_hand(seat, tuple(hand))

    def discarded(self, card: int) -> Night:
        return replace(self, discards=more(self.discards, card)) if card >= 0 else self
