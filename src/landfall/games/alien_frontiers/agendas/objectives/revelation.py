"""Revelation: reveal another Agenda on a day with the Prophets; at the end, stand there."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.feat import DOCKED, REVEALED, InOneTurn
from landfall.games.alien_frontiers.agendas.standing import stands_at
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.state import State


@final
class Revelation(InOneTurn):
    def __init__(self) -> None:
        super().__init__("revelation")
        self.board: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.board = book.box.facility("prophets-of-the-artifact")
        self.wants_tally(REVEALED, 1)

    def enough(self, state: State, seat: i64) -> bool:
        return self.tally(state, REVEALED) > 0 and self.tally(state, DOCKED) >> self.board & 1 == 1

    def met_at_end(self, state: State, seat: i64) -> bool:
        return stands_at(state, seat, self.board)
