"""Homestead Rush: land on two territories in a turn; at the end, have every colony on the planet."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda_piles import size
from landfall.games.alien_frontiers.agendas.feat import LANDED, InOneTurn
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.state import State


@final
class HomesteadRush(InOneTurn):
    def __init__(self) -> None:
        super().__init__("homestead-rush")

    def join(self, book: Book) -> None:
        super().join(book)
        self.wants_tally(LANDED, 1)

    def counted(self, state: State, seat: i64) -> i64:
        return size(self.tally(state, LANDED))

    def met_at_end(self, state: State, seat: i64) -> bool:
        return state.colonies_left(seat) == 0
