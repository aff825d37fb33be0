"""Alien City and Alien Monument: a point each while you hold them, and no power."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.names import ALIEN_CITY, ALIEN_MONUMENT
from landfall.games.alien_frontiers.rule import Book, joined
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech


@final
class Landmark(Tech):
    def __init__(self, card: int) -> None:
        super().__init__(card, 0, 0)

    def enlist(self, book: Book) -> None:
        book.scoring = joined(book.scoring, self)

    def points(self, state: State, seat: i64) -> i64:
        return 1 if state.holds(seat, self.card) else 0


def alien_city() -> Tech:
    return Landmark(ALIEN_CITY)


def alien_monument() -> Tech:
    return Landmark(ALIEN_MONUMENT)
