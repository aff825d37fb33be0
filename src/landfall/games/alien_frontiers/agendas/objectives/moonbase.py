"""Moonbase: have colonies on Blish Expanse; at the end, control it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda import SoMany
from landfall.games.alien_frontiers.agendas.standing import controls
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.state import State


@final
class Moonbase(SoMany):
    def __init__(self) -> None:
        super().__init__("moonbase")
        self.territory: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.territory = book.box.territory("blish-expanse")
        self.wants(book.box.land + book.box.row * self.territory, 1, self.in_game_number)

    def counted(self, state: State, seat: i64) -> i64:
        return state.colonies(self.territory, seat)

    def met_at_end(self, state: State, seat: i64) -> bool:
        return controls(state, seat, self.territory)
