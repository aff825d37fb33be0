"""Pioneer Stock: a launch, circles and the Homesteaders in a turn; at the end, stand there."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.feat import (
    CIRCLES,
    DOCKED,
    LAUNCHED,
    InOneTurn,
    facilities,
)
from landfall.games.alien_frontiers.agendas.standing import stands_at
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.state import State


@final
class PioneerStock(InOneTurn):
    def __init__(self) -> None:
        super().__init__("pioneer-stock")
        self.board: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.board = book.box.facility("homesteaders-union")
        self.wants_docked(facilities(book, ["homesteaders-union"]))

    def counted(self, state: State, seat: i64) -> i64:
        return self.tally(state, CIRCLES)

    def enough(self, state: State, seat: i64) -> bool:
        if self.counted(state, seat) < self.in_game_number or self.tally(state, LAUNCHED) == 0:
            return False
        return self.tally(state, DOCKED) >> self.board & 1 == 1

    def met_at_end(self, state: State, seat: i64) -> bool:
        return stands_at(state, seat, self.board)
