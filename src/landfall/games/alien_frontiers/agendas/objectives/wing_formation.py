"""Wing Formation: a turned ship and landings in a turn; at the end, stand there."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda_piles import size
from landfall.games.alien_frontiers.agendas.feat import LANDED, TURNED, InOneTurn
from landfall.games.alien_frontiers.agendas.standing import stands_at
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.state import State


@final
class WingFormation(InOneTurn):
    def __init__(self) -> None:
        super().__init__("wing-formation")
        self.board: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.board = book.box.facility("mercurys-angels")
        self.wants_tally(TURNED, 1)

    def counted(self, state: State, seat: i64) -> i64:
        return size(self.tally(state, LANDED))

    def enough(self, state: State, seat: i64) -> bool:
        return self.tally(state, TURNED) > 0 and self.counted(state, seat) >= self.in_game_number

    def met_at_end(self, state: State, seat: i64) -> bool:
        return stands_at(state, seat, self.board)
