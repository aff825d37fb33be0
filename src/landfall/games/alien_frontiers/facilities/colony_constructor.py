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
        if state.ore(seat) < self.price(state, seat):
            return "dock.cost"
        if not has_colony_to_build(state, seat):
            return "colony.none-left"
        return ""

    def price(self, state: State, seat: i64) -> i64:
        """Ore, less what is due only where opponents have colonies."""
        ore = self.book.constructor_ore(state, seat)
        return ore - self.book.landing_due(state, seat, ore)

    def asking(self, state: State, seat: i64) -> list[int] | None:
        return [0, int(self.price(state, seat))]

    def gain(self, state: State, seat: i64, value: i64) -> None:
        due = self.book.landing_due(state, seat, self.book.constructor_ore(state, seat))
        state.pay(seat, 0, self.price(state, seat))
        ask_where_to_build(state, seat, due)

    def say_asked(self, state: State) -> str:
        return str(self.price(state, state.seat))
