"""A territory: whoever controls it may use its bonus, unless it is isolated."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_NOTHING
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import BONUS, WIDE, Box, bit
from landfall.games.alien_frontiers.rule import Rule
from landfall.games.alien_frontiers.state import State, zeros


@mypyc_attr(allow_interpreted_subclasses=True)
class Territory(Rule):
    """It answers for its bonus; most have no codes of their own."""

    def __init__(self, key: str, asks: i64 = ASK_NOTHING) -> None:
        super().__init__(key, asks)
        self.territory: i64 = -1
        self.borders: list[str] = []  # the territories it names as its neighbours

    def join(self, book: Book) -> None:
        super().join(book)
        self.territory = book.box.territory(self.key)
        self.bend_gate = BONUS  # it bends nothing for a seat that may not use the bonus
        self.bend_step = WIDE
        self.bend_bits = bit(self.territory)

    def serves(self, state: State, seat: i64) -> bool:
        """May the seat use the bonus?"""
        return state.at[BONUS + WIDE * seat] >> self.territory & 1 == 1


def borders(box: Box, territories: list[Rule]) -> vec[i64]:
    """The neighbours of each territory, a bit each.

    A border that one of two names is both's, so that a territory added later need not be named by
    those that were there before; one that is not in the box borders on nothing.
    """
    neighbours = zeros(len(box.territory_names))
    for rule in territories:
        if isinstance(rule, Territory):
            here = box.territory(rule.key)
            for name in rule.borders:
                there = box.territory(name)
                if there >= 0:
                    neighbours[here] |= bit(there)
                    neighbours[there] |= bit(here)
    return neighbours
