"""What drawing Agendas is worth, before they are seen: the best that may come, beside those held.

Each Agenda that a seat cannot place is as likely as any other. Of what it draws it keeps the best that
its limit has room for, and lets worse ones go that it held.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec

MOST: Final = 6
"""So many are drawn at once, at most: by a six at the Prophets of the Artifact."""

PAIR: Final = 2
"""So many may all be kept; of more, one is."""

GONE: Final = -1e9

STRIDES: Final = 7
"""Cards that lie so far apart in the deck, at most, are drawn together to see what comes."""


@final
class AgendaHopes:
    """For each number of cards drawn, by how much they better what a seat holds face down."""

    def __init__(self) -> None:
        self.by_cards: vec[float] = vec[float]([0.0 for _ in range(MOST + 1)])

    def weigh(self, held: vec[float], deck: vec[float], room: i64) -> None:
        """By the worth of each Agenda held and of each that may come; `room` are held at most."""
        cards: i64 = 1
        while cards <= MOST:
            self.by_cards[cards] = 0.0
            if cards <= len(deck) and room > 0:
                self.by_cards[cards] = mean_gain(held, deck, room, cards)
            cards += 1


def mean_gain(held: vec[float], deck: vec[float], room: i64, cards: i64) -> float:
    """Over many ways to draw so many cards."""
    count: i64 = len(deck)
    widest: i64 = STRIDES
    if cards > 1:
        widest = min(widest, (count - 1) // (cards - 1))
    total = 0.0
    ways = 0.0
    drawn: vec[float] = vec[float]([0.0 for _ in range(int(cards))])
    stride: i64 = 1
    while stride <= widest:
        first: i64 = 0
        while first < count:
            k: i64 = 0
            while k < cards:
                drawn[k] = deck[(first + k * stride) % count]
                k += 1
            total += gain(held, drawn, room)
            ways += 1.0
            first += 1
        stride += 1
    return total / ways


def gain(held: vec[float], drawn: vec[float], room: i64) -> float:
    """What the best of those drawn add, each on a free place or in the place of the worst."""
    places: vec[float] = vec[float]([0.0 for _ in range(int(room))])
    k: i64 = 0
    while k < room and k < len(held):
        places[k] = held[k]
        k += 1
    keeps: i64 = 1
    if len(drawn) <= PAIR:
        keeps = len(drawn)
    total = 0.0
    taken: i64 = 0
    while taken < keeps:
        best = highest(drawn)
        worst = lowest_place(places)
        if drawn[best] <= places[worst]:
            return total
        total += drawn[best] - places[worst]
        places[worst] = drawn[best]
        drawn[best] = GONE
        taken += 1
    return total


def highest(worths: vec[float]) -> i64:
    """Where the best of them is."""
    best: i64 = 0
    k: i64 = 1
    while k < len(worths):
        if worths[k] > worths[best]:
            best = k
        k += 1
    return best


def lowest_place(worths: vec[float]) -> i64:
    """Where the worst of them is."""
    worst: i64 = 0
    k: i64 = 1
    while k < len(worths):
        if worths[k] < worths[worst]:
            worst = k
        k += 1
    return worst
