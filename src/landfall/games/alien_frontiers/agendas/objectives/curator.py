"""Curator: hold three alien tech cards; at the end, two."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda import SoMany
from landfall.games.alien_frontiers.agendas.agenda_piles import size
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import TECH, WIDE, bit
from landfall.games.alien_frontiers.state import State


@final
class Curator(SoMany):
    def __init__(self) -> None:
        super().__init__("curator")

    def join(self, book: Book) -> None:
        super().join(book)
        self.wants(TECH, WIDE, bit(self.in_game_number) - 1)

    def counted(self, state: State, seat: i64) -> i64:
        return size(state.cards(seat))

    def met_at_end(self, state: State, seat: i64) -> bool:
        return size(state.cards(seat)) >= self.endgame_number
