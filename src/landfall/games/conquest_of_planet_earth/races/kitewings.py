"""The Setaris Kitewings: reptile bird-men."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import F_BONUS, SEAT
from landfall.games.conquest_of_planet_earth.deeds import Power, own_fight
from landfall.games.conquest_of_planet_earth.fights import is_air, side_of, with_humans
from landfall.games.conquest_of_planet_earth.rule import ONCE_A_FIGHT, W_AFTER, W_BEFORE, at_moments
from landfall.games.conquest_of_planet_earth.state import State

DIVE: Final = 2
DIVE_ON_AIR: Final = 4


@final
class ScreechingDive(Power):
    """Two more Strength until the Fight ends, four against what flies."""

    def __init__(self) -> None:
        super().__init__("screeching-dive", at_moments(W_BEFORE, W_AFTER), ONCE_A_FIGHT)

    def power_forbids(self, state: State, seat: i64, moment: i64) -> i64:
        return own_fight(state, seat)

    def effect(self, state: State, f: i64) -> None:
        flies = with_humans(state) and is_air(state)
        more: i64 = DIVE_ON_AIR if flies else DIVE
        state.at[F_BONUS + side_of(state, state.at[f + SEAT])] += more
