"""Star Brotherhood: raid on a day with the Brethren; at the end, stand there."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.feat import DOCKED, HIJACKED, InOneTurn, facilities
from landfall.games.alien_frontiers.agendas.standing import stands_at
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.state import State


@final
class StarBrotherhood(InOneTurn):
    def __init__(self) -> None:
        super().__init__("star-brotherhood")
        self.board: i64 = -1
        self.outpost: i64 = 0

    def join(self, book: Book) -> None:
        super().join(book)
        self.board = book.box.facility("brethren-of-the-stars")
        self.outpost = facilities(book, ["raiders-outpost"])
        self.wants_docked(self.outpost)

    def enough(self, state: State, seat: i64) -> bool:
        if not self.has_docked(state, self.outpost):
            return False
        if self.tally(state, HIJACKED) > 0:
            return True
        return self.tally(state, DOCKED) >> self.board & 1 == 1

    def met_at_end(self, state: State, seat: i64) -> bool:
        return stands_at(state, seat, self.board)
