"""Deep Shaft: high and different ships at the Lunar Mine in a turn; at the end, control Van Vogt."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.feat import MINE_VALUES, InOneTurn
from landfall.games.alien_frontiers.agendas.standing import controls
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.state import State


@final
class DeepShaft(InOneTurn):
    def __init__(self) -> None:
        super().__init__("deep-shaft")
        self.territory: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.territory = book.box.territory("van-vogt-mountains")
        self.wants_tally(MINE_VALUES, 1)

    def counted(self, state: State, seat: i64) -> i64:
        """Each value once. No two come to as much as is asked for."""
        values = self.tally(state, MINE_VALUES)
        total: i64 = 0
        value: i64 = 1
        while values != 0:
            total += value * (values & 1)
            values >>= 1
            value += 1
        return total

    def met_at_end(self, state: State, seat: i64) -> bool:
        return controls(state, seat, self.territory)
