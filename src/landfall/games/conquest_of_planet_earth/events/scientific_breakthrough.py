"""Scientific Breakthrough: whoever has an Alien in the pool discards an Event."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.drawing import AN_EVENT_OF_CHOICE
from landfall.games.conquest_of_planet_earth.rule import T_IMMEDIATE, Book, at_moments
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.winning import advance_track


@final
class ScientificBreakthrough(Event):
    def __init__(self) -> None:
        super().__init__("scientific-breakthrough", at_moments(T_IMMEDIATE))

    def join(self, book: Book) -> None:
        super().join(book)
        self.each = book.kind("each-gives-up")

    def effect(self, state: State, f: i64) -> None:
        state.push(self.each, 0, AN_EVENT_OF_CHOICE, 0, 0)

    def red_effect(self, state: State, f: i64) -> None:
        advance_track(state, 1)
