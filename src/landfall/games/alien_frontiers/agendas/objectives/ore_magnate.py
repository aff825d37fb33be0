"""Ore Magnate: hold much ore; at the end, the most."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda import SoMany
from landfall.games.alien_frontiers.agendas.most import has_most
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import ORE, WIDE
from landfall.games.alien_frontiers.state import State, ints


@final
class OreMagnate(SoMany):
    def __init__(self) -> None:
        super().__init__("ore-magnate")

    def join(self, book: Book) -> None:
        super().join(book)
        self.wants(ORE, WIDE, self.in_game_number)

    def counted(self, state: State, seat: i64) -> i64:
        return state.ore(seat)

    def met_at_end(self, state: State, seat: i64) -> bool:
        seats = range(int(state.box.seats))
        return has_most(ints([int(state.ore(other)) for other in seats]), seat)
