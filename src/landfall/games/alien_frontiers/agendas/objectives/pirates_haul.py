"""Pirate's Haul: take much ore in one raid; at the end, stand at the Raiders' Outpost."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.feat import RAIDED_ORE, InOneTurn
from landfall.games.alien_frontiers.agendas.standing import stands_at
from landfall.games.alien_frontiers.rule import Book
from landfall.games.alien_frontiers.state import State


@final
class PiratesHaul(InOneTurn):
    def __init__(self) -> None:
        super().__init__("pirates-haul")
        self.outpost: i64 = -1

    def join(self, book: Book) -> None:
        super().join(book)
        self.outpost = book.box.facility("raiders-outpost")

    def counts(self) -> list[int]:
        return [RAIDED_ORE]

    def enough(self, state: State, seat: i64) -> bool:
        return self.tally(state, RAIDED_ORE) >= self.in_game_number

    def met_at_end(self, state: State, seat: i64) -> bool:
        return stands_at(state, seat, self.outpost)
