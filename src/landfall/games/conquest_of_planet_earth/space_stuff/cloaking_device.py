"""Cloaking Device: nothing but mountains ends the moves of your Aliens in this Action Phase."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import CLOAKED
from landfall.games.conquest_of_planet_earth.deeds import Gear
from landfall.games.conquest_of_planet_earth.rule import T_ACTION, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class CloakingDevice(Gear):
    def __init__(self) -> None:
        super().__init__("cloaking-device", at_moments(T_ACTION))

    def effect(self, state: State, f: i64) -> None:
        state.at[CLOAKED] = 1
