"""Core Access: hold several Data Cores; at the end, one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda import SoMany
from landfall.games.alien_frontiers.agendas.agenda_piles import size
from landfall.games.alien_frontiers.agendas.feat import cards_named
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.state import State


@final
class CoreAccess(SoMany):
    def __init__(self) -> None:
        super().__init__("core-access")
        self.named: i64 = 0

    def join(self, book: Book) -> None:
        super().join(book)
        self.named = cards_named(book, self.icons)
        self.wants_card(self.named)

    def counted(self, state: State, seat: i64) -> i64:
        return size(state.cards(seat) & self.named)

    def met_at_end(self, state: State, seat: i64) -> bool:
        return state.cards(seat) & self.named != 0
