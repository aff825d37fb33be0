"""City Planners: hold the City or the Monument; at the end, control two neighbours."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda import Agenda
from landfall.games.alien_frontiers.agendas.feat import cards_named
from landfall.games.alien_frontiers.agendas.standing import controls
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import bit
from landfall.games.alien_frontiers.state import State


@final
class CityPlanners(Agenda):
    def __init__(self) -> None:
        super().__init__("city-planners")
        self.named: i64 = 0

    def join(self, book: Book) -> None:
        super().join(book)
        self.named = cards_named(book, self.icons)
        self.wants_card(self.named)

    def met(self, state: State, seat: i64) -> bool:
        return state.cards(seat) & self.named != 0

    def met_at_end(self, state: State, seat: i64) -> bool:
        own: i64 = 0
        territory: i64 = 0
        while territory < state.box.territories:
            if controls(state, seat, territory):
                own |= bit(territory)
            territory += 1
        territory = 0
        while territory < state.box.territories:
            if own >> territory & 1 == 1 and own & self.book.neighbours(territory) != 0:
                return True
            territory += 1
        return False
