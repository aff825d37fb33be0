"""Shield Generator: an Alien that would be destroyed may be saved by a die."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import SEAT
from landfall.games.conquest_of_planet_earth.deeds import Gear
from landfall.games.conquest_of_planet_earth.gambles import SHIELD
from landfall.games.conquest_of_planet_earth.rule import W_SHIELD, Book, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class ShieldGenerator(Gear):
    def __init__(self) -> None:
        super().__init__("shield-generator", at_moments(W_SHIELD))

    def join(self, book: Book) -> None:
        super().join(book)
        self.gamble = book.kind("gamble")

    def effect(self, state: State, f: i64) -> None:
        state.push(self.gamble, state.at[f + SEAT], SHIELD, 0, 0)
