"""Menace Amplifier: a die for a token when the Action Phase begins."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import SEAT
from landfall.games.conquest_of_planet_earth.deeds import Gear
from landfall.games.conquest_of_planet_earth.gambles import TOKEN
from landfall.games.conquest_of_planet_earth.rule import T_START, Book, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class MenaceAmplifier(Gear):
    def __init__(self) -> None:
        super().__init__("menace-amplifier", at_moments(T_START))

    def join(self, book: Book) -> None:
        super().join(book)
        self.gamble = book.kind("gamble")

    def effect(self, state: State, f: i64) -> None:
        state.push(self.gamble, state.at[f + SEAT], TOKEN, 0, 0)
