"""Patriotic Fervor: all Soft Resistance is one stronger while it is in play."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.rule import T_IMMEDIATE, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class PatrioticFervor(Event):
    def __init__(self) -> None:
        super().__init__("patriotic-fervor", at_moments(T_IMMEDIATE))

    def remains(self, state: State, f: i64) -> bool:
        return True
