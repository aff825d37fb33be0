"""Colony Constructor: three equal ships and three ore land a colony at once."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.facilities.facility import (
    Alike,
    ask_where_to_build,
    has_colony_to_build,
)
from landfall.games.alien_frontiers.state import State


@final
class ColonyConstructor(Alike):
    def __init__(self) -> None:
        super().__init__("colony-constructor", 3)
        self.priced = True

    def barred(self, state: State, seat: i64) -> str:
        if state.ore(seat) < self.book.constructor_ore(state, seat):
            return "dock.cost"
        if not has_colony_to_build(state, seat):
            return "colony.none-left"
        return ""

    def asking(self, state: State, seat: i64) -> list[int] | None:
        return [0, int(self.book.constructor_ore(state, seat))]

    def gain(self, state: State, seat: i64, value: i64) -> None:
        state.pay(seat, 0, self.book.constructor_ore(state, seat))
        ask_where_to_build(state, seat)

    def say_asked(self, state: State) -> str:
        return str(self.book.constructor_ore(state, state.seat))
