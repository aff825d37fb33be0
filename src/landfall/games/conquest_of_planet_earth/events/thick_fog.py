"""Thick Fog: no Alien may escape until the next round is over."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.fogs import comes_down
from landfall.games.conquest_of_planet_earth.rule import T_ACTION, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class ThickFog(Event):
    def __init__(self) -> None:
        super().__init__("thick-fog", at_moments(T_ACTION))

    def effect(self, state: State, f: i64) -> None:
        comes_down(state)

    def red_effect(self, state: State, f: i64) -> None:
        comes_down(state)

    def remains(self, state: State, f: i64) -> bool:
        return True
