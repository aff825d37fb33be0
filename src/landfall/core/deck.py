"""A deck of cards: an unseen middle, and cards on top and at the bottom that somebody knows.

The middle has no order: which of its cards comes is chance when it is drawn or looked at. A card that
was looked at, put back or put under lies in its place, with the seats that know it. `seen_by` blanks
what a viewer may not know; in that deck `unseen` counts all cards that the viewer cannot place, those in
other hands included.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from landfall.core.rng import Rng

BLANK: Final = -1
"""A card that is there, and not for the viewer to know."""

EVERYBODY: Final = -1
"""The seats that know a card, as bits: all of them, onlookers too."""


class KnownCard(NamedTuple):
    """A card in its place, and who knows it."""

    card: int
    seats: int

    def is_known_to(self, viewer: int | None) -> bool:
        if self.seats == EVERYBODY or viewer is None:
            return self.seats == EVERYBODY
        return bool(self.seats >> viewer & 1)

    def seen_by(self, viewer: int | None) -> KnownCard:
        """As the viewer knows it: who knows it is known to all, for looking is done openly."""
        return self if self.is_known_to(viewer) else KnownCard(BLANK, self.seats)


@dataclass(frozen=True)
class Deck:
    """Cards are numbers of kinds; the first of `top` is drawn first, the last of `bottom` last."""

    unseen: tuple[int, ...]
    """How many of each kind lie where nobody knows."""
    loose: int
    """Cards of the middle."""
    top: tuple[KnownCard, ...] = ()
    bottom: tuple[KnownCard, ...] = ()

    @classmethod
    def shuffled(cls, copies: tuple[int, ...]) -> Deck:
        return cls(copies, sum(copies))

    def __len__(self) -> int:
        return self.loose + len(self.top) + len(self.bottom)

    # -- what comes -------------------------------------------------------------------------------

    def next_card(self) -> list[tuple[int, int]]:
        """The kinds that may be drawn next, each with its weight."""
        if self.top:
            return self._weights(self.top[0])
        return self._weights(None if self.loose else next(iter(self.bottom), None))

    def next_sight(self, seat: int) -> list[tuple[int, int]]:
        """The kinds that the topmost card may be which the seat does not know."""
        return self._weights(next((one for one in self._laid() if not one.is_known_to(seat)), None))

    def _laid(self) -> list[KnownCard]:
        """The cards in their places from the top on, as far as the middle lets one look."""
        return [*self.top, *(() if self.loose else self.bottom)]

    def _weights(self, place: KnownCard | None) -> list[tuple[int, int]]:
        if place is not None and place.card != BLANK:
            return [(place.card, 1)]
        return [(kind, copies) for kind, copies in enumerate(self.unseen) if copies]

    # -- what is done -----------------------------------------------------------------------------

    def drawn(self, card: int) -> Deck:
        """Without its first card, which was this one."""
        if self.top:
            return replace(self._met(self.top[0], card), top=self.top[1:])
        if self.loose:
            return replace(self, unseen=less(self.unseen, card), loose=self.loose - 1)
        return replace(self._met(self.bottom[0], card), bottom=self.bottom[1:])

    def shown(self, card: int, seat: int) -> Deck:
        """The first card is this one, and the seat knows it now."""
        if not self.top and not self.loose:
            first, *rest = self.bottom
            return replace(self, top=(first,), bottom=tuple(rest)).shown(card, seat)
        if not self.top:
            return self.looked(card, seat)
        first = self.top[0]
        known = first if first.is_known_to(seat) else KnownCard(card, first.seats | 1 << seat)
        return replace(self._met(first, card), top=(known, *self.top[1:]))

    def looked(self, card: int, seat: int) -> Deck:
        """The topmost card that the seat did not know is this one, and it knows it now."""
        for at, place in enumerate(self.top):
            if not place.is_known_to(seat):
                known = KnownCard(card, place.seats | 1 << seat)
                met = self._met(place, card)
                return replace(met, top=(*self.top[:at], known, *self.top[at + 1 :]))
        if self.loose:
            top = (*self.top, KnownCard(card, 1 << seat))
            return replace(self, unseen=less(self.unseen, card), loose=self.loose - 1, top=top)
        at = next(at for at, one in enumerate(self.bottom) if not one.is_known_to(seat))
        place = self.bottom[at]
        known = KnownCard(card, place.seats | 1 << seat)
        met = self._met(place, card)
        return replace(met, bottom=(*self.bottom[:at], known, *self.bottom[at + 1 :]))

    def rearranged(self, order: tuple[int, ...]) -> Deck:
        """The first cards in another order: each number is the place where the card lay."""
        first = tuple(self.top[at] for at in order)
        return replace(self, top=(*first, *self.top[len(order) :]))

    def top_put_under(self) -> Deck:
        """The first card, known to somebody, goes to the bottom; who knew it knows it there."""
        return replace(self, top=self.top[1:], bottom=(*self.bottom, self.top[0]))

    def put_under(self, card: int, seats: int = EVERYBODY) -> Deck:
        return replace(self, bottom=(*self.bottom, KnownCard(card, seats)))

    def put_on_top(self, card: int, seats: int = EVERYBODY) -> Deck:
        return replace(self, top=(KnownCard(card, seats), *self.top))

    def _met(self, place: KnownCard, card: int) -> Deck:
        """A card of an observation that lay blank is no longer among the unseen."""
        return replace(self, unseen=less(self.unseen, card)) if place.card == BLANK else self

    # -- who knows what ---------------------------------------------------------------------------

    def seen_by(self, viewer: int | None) -> Deck:
        """With blanks for the cards in their places that the viewer does not know."""
        unseen = self.unseen
        for place in (*self.top, *self.bottom):
            if place.card != BLANK and not place.is_known_to(viewer):
                unseen = more(unseen, place.card)
        return replace(
            self,
            unseen=unseen,
            top=tuple(place.seen_by(viewer) for place in self.top),
            bottom=tuple(place.seen_by(viewer) for place in self.bottom),
        )

    def imagined(self, rng: Rng) -> Deck:
        """Blanks filled from the unseen, when all blanks elsewhere have been."""
        pool = list(self.unseen)
        top, bottom = (
            tuple(
                place._replace(card=taken(pool, rng)) if place.card == BLANK else place
                for place in part
            )
            for part in (self.top, self.bottom)
        )
        return Deck(tuple(pool), self.loose, top, bottom)


def taken(pool: list[int], rng: Rng) -> int:
    """One card of a pool of copies, each as likely as the next; the pool has one less."""
    left = rng.below(sum(pool))
    for kind, copies in enumerate(pool):
        if left < copies:
            pool[kind] -= 1
            return kind
        left -= copies
    raise AssertionError("the pool has as many cards as it counts")


def less(copies: tuple[int, ...], card: int) -> tuple[int, ...]:
    return (*copies[:card], copies[card] - 1, *copies[card + 1 :])


def more(copies: tuple[int, ...], card: int) -> tuple[int, ...]:
    return (*copies[:card], copies[card] + 1, *copies[card + 1 :])
