"""Master Plan: two Events."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import SEAT
from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.rule import T_ACTION, Book, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class MasterPlan(Event):
    def __init__(self) -> None:
        super().__init__("master-plan", at_moments(T_ACTION))

    def join(self, book: Book) -> None:
        super().join(book)
        self.draw = book.kind("draw-events")

    def effect(self, state: State, f: i64) -> None:
        state.push(self.draw, state.at[f + SEAT], 2, 0, 0)
