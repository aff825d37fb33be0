"""Call In the Army: the Resistance of another player’s Fight is three stronger."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import F_BONUS, bit
from landfall.games.conquest_of_planet_earth.counters import ANY
from landfall.games.conquest_of_planet_earth.deeds import Event, anothers_fight
from landfall.games.conquest_of_planet_earth.fights import OTHER
from landfall.games.conquest_of_planet_earth.rule import W_AFTER, W_BEFORE, Book, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class CallInTheArmy(Event):
    def __init__(self) -> None:
        super().__init__("call-in-the-army", at_moments(W_BEFORE, W_AFTER))

    def join(self, book: Book) -> None:
        super().join(book)
        self.each = book.kind("place-on-sections")

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        return anothers_fight(state, seat)

    def effect(self, state: State, f: i64) -> None:
        state.at[F_BONUS + OTHER] += MORE

    def red_effect(self, state: State, f: i64) -> None:
        state.push(self.each, 0, ANY, bit(state.box.sections) - 2, 0)


MORE: Final = 3
