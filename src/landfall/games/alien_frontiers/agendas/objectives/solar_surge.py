"""Solar Surge: much fuel from the sun in a turn; at the end, control Lem Badlands."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.feat import SOLAR_FUEL_GOT, InOneTurn
from landfall.games.alien_frontiers.agendas.standing import controls
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.state import State


@final
class SolarSurge(InOneTurn):
    def __init__(self) -> None:
        super().__init__("solar-surge")
        self.territory: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.territory = book.box.territory("lem-badlands")
        self.wants_tally(SOLAR_FUEL_GOT, self.in_game_number)

    def counted(self, state: State, seat: i64) -> i64:
        return self.tally(state, SOLAR_FUEL_GOT)

    def met_at_end(self, state: State, seat: i64) -> bool:
        return controls(state, seat, self.territory)
