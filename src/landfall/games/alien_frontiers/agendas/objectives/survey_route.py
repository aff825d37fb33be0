"""Survey Route: land where you moved the REV; at the end, it is on your territory."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.deed import LANDS, Deed
from landfall.games.alien_frontiers.agendas.feat import Feat
from landfall.games.alien_frontiers.agendas.standing import controls
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import REV
from landfall.games.alien_frontiers.state import State


@final
class SurveyRoute(Feat):
    def __init__(self) -> None:
        super().__init__("survey-route")
        self.needs = LANDS
        self.rev: i64 = 0

    def join(self, book: Book) -> None:
        super().join(book)
        self.rev = book.box.number(f"{self.icons[0]} {REV}")

    def achieved(self, deed: Deed) -> bool:
        landed = deed.landed
        return landed >= 0 and deed.entered >> landed & 1 == 1

    def met_at_end(self, state: State, seat: i64) -> bool:
        return controls(state, seat, state.at[self.rev] - 1)
