"""Crater Kings: far on at the Hub in a turn; at the end, control Asimov Crater."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.feat import CIRCLES, InOneTurn
from landfall.games.alien_frontiers.agendas.standing import controls
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.state import State


@final
class CraterKings(InOneTurn):
    def __init__(self) -> None:
        super().__init__("crater-kings")
        self.territory: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.territory = book.box.territory("asimov-crater")
        self.wants_tally(CIRCLES, self.in_game_number)

    def counted(self, state: State, seat: i64) -> i64:
        return self.tally(state, CIRCLES)

    def met_at_end(self, state: State, seat: i64) -> bool:
        return controls(state, seat, self.territory)
