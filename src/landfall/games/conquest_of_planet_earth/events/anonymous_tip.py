"""Anonymous Tip: a Location that another player explores needs one Fight more."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import FRAME, TIPPED, B, bit
from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.rule import W_EXPLORED, Book, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class AnonymousTip(Event):
    def __init__(self) -> None:
        super().__init__("anonymous-tip", at_moments(W_EXPLORED))

    def join(self, book: Book) -> None:
        super().join(book)
        self.each = book.kind("place-on-sections")
        self.infantry = book.box.counter_names.index("infantry")

    def effect(self, state: State, f: i64) -> None:
        explored = state.at[f - FRAME + B]  # the window beneath says which Space it is about
        state.at[state.space(explored) + TIPPED] += 1

    def red_effect(self, state: State, f: i64) -> None:
        state.push(self.each, 0, self.infantry, bit(state.box.sections) - 1, 0)
