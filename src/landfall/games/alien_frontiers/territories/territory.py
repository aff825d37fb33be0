"""A territory: whoever controls it may use its bonus, unless it is isolated."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from landfall.games.alien_frontiers.asks import ASK_NOTHING
from landfall.games.alien_frontiers.box import BONUS, WIDE
from landfall.games.alien_frontiers.rule import Book, Rule
from landfall.games.alien_frontiers.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Territory(Rule):
    """It answers for its bonus; most have no codes of their own."""

    def __init__(self, key: str, asks: i64 = ASK_NOTHING) -> None:
        super().__init__(key, asks)
        self.territory: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.territory = book.box.territory(self.key)

    def serves(self, state: State, seat: i64) -> bool:
        """May the seat use the bonus?"""
        return state.at[BONUS + WIDE * seat] >> self.territory & 1 == 1
