"""Fair Trade: trade with the Terran board's help; at the end, have ore left."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.feat import DOCKED, TRADED_ORE, InOneTurn, facilities
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.state import State


@final
class FairTrade(InOneTurn):
    def __init__(self) -> None:
        super().__init__("fair-trade")
        self.board: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.board = book.box.facility("terran-exchange")
        self.wants_docked(facilities(book, ["terran-exchange"]))

    def counted(self, state: State, seat: i64) -> i64:
        return self.tally(state, TRADED_ORE)

    def enough(self, state: State, seat: i64) -> bool:
        if self.counted(state, seat) < self.in_game_number:
            return False
        return self.tally(state, DOCKED) >> self.board & 1 == 1

    def met_at_end(self, state: State, seat: i64) -> bool:
        return state.ore(seat) >= self.endgame_number
