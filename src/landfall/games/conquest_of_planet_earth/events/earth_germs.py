"""Earth Germs!: a die for each Alien on the board."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.losses import AWAY_FROM_SITES, EVERYWHERE
from landfall.games.conquest_of_planet_earth.rule import T_IMMEDIATE, Book, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class EarthGerms(Event):
    def __init__(self) -> None:
        super().__init__("earth-germs", at_moments(T_IMMEDIATE))

    def join(self, book: Book) -> None:
        super().join(book)
        self.rolls = book.kind("roll-for-each")

    def effect(self, state: State, f: i64) -> None:
        state.push(self.rolls, 0, EVERYWHERE, 0, 1)

    def red_effect(self, state: State, f: i64) -> None:
        state.push(self.rolls, 0, AWAY_FROM_SITES, 0, 2)
