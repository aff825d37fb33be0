"""The Fishmen of Atlorak: hardened fighters, and the Land Squid."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import B_BONUS, SEAT
from landfall.games.conquest_of_planet_earth.deeds import Power, own_fight
from landfall.games.conquest_of_planet_earth.fights import side_of
from landfall.games.conquest_of_planet_earth.rule import (
    ONCE_A_BATTLE,
    W_AFTER,
    W_BEFORE,
    at_moments,
)
from landfall.games.conquest_of_planet_earth.state import State


@final
class SummonLandSquid(Power):
    """Five more Strength until the Battle ends."""

    def __init__(self) -> None:
        super().__init__("summon-land-squid", at_moments(W_BEFORE, W_AFTER), ONCE_A_BATTLE)

    def power_forbids(self, state: State, seat: i64, moment: i64) -> i64:
        return own_fight(state, seat)

    def effect(self, state: State, f: i64) -> None:
        state.at[B_BONUS + side_of(state, state.at[f + SEAT])] += 5
