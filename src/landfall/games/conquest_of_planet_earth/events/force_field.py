"""Force Field: an Alien that would be destroyed is not."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import D
from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.rule import W_DESTROYED, Book, at_moments, frame_below
from landfall.games.conquest_of_planet_earth.state import State


@final
class ForceField(Event):
    def __init__(self) -> None:
        super().__init__("force-field", at_moments(W_DESTROYED))

    def join(self, book: Book) -> None:
        super().join(book)
        self.destroy = book.kind("destroy")

    def effect(self, state: State, f: i64) -> None:
        state.at[frame_below(state, self.destroy) + D] = 1
