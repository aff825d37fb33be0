"""Market Maker: much ore by trades in a turn; at the end, control Heinlein Plains."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.feat import TRADED_ORE, InOneTurn
from landfall.games.alien_frontiers.agendas.standing import controls
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.state import State


@final
class MarketMaker(InOneTurn):
    def __init__(self) -> None:
        super().__init__("market-maker")
        self.territory: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.territory = book.box.territory("heinlein-plains")
        self.wants_tally(TRADED_ORE, self.in_game_number)

    def counted(self, state: State, seat: i64) -> i64:
        return self.tally(state, TRADED_ORE)

    def met_at_end(self, state: State, seat: i64) -> bool:
        return controls(state, seat, self.territory)
