"""Data Cores: three cards of different names, each the stronger the more of them you hold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import bit
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech

CORES: Final = ("data-core-alpha", "data-core-gamma", "data-core-omega")


@mypyc_attr(allow_interpreted_subclasses=True)
class DataCore(Tech):
    """The Data Crystal is none of them."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.calm = True
        self.cores: i64 = 0  # all of them, a bit each

    def join(self, book: Book) -> None:
        super().join(book)
        for name in CORES:
            card: i64 = book.box.card(name)
            if card >= 0:
                self.cores |= bit(card)

    def strength(self, state: State, seat: i64) -> i64:
        """How many differently named Data Cores count: those the seat holds, and the one it uses."""
        held = (state.cards(seat) | bit(self.card)) & self.cores
        count: i64 = 0
        while held != 0:
            held &= held - 1
            count += 1
        return count
