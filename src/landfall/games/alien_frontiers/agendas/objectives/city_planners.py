"""City Planners: hold the City and the Monument; at the end, one of them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda import Agenda, share_of
from landfall.games.alien_frontiers.agendas.agenda_piles import size
from landfall.games.alien_frontiers.agendas.feat import cards_named
from landfall.games.alien_frontiers.rule import Book
from landfall.games.alien_frontiers.state import State


@final
class CityPlanners(Agenda):
    def __init__(self) -> None:
        super().__init__("city-planners")
        self.named: i64 = 0

    def join(self, book: Book) -> None:
        super().join(book)
        self.named = cards_named(book, self.icons)

    def met(self, state: State, seat: i64) -> bool:
        return state.cards(seat) & self.named == self.named

    def nearness(self, state: State, seat: i64) -> float:
        return share_of(size(state.cards(seat) & self.named), size(self.named))

    def met_at_end(self, state: State, seat: i64) -> bool:
        return state.cards(seat) & self.named != 0
