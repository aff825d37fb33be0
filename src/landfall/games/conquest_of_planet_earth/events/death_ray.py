"""Death Ray: four more Strength in this Fight Round."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import R_BONUS, SEAT
from landfall.games.conquest_of_planet_earth.deeds import Event, own_fight
from landfall.games.conquest_of_planet_earth.fights import side_of
from landfall.games.conquest_of_planet_earth.rule import W_AFTER, W_BEFORE, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class DeathRay(Event):
    def __init__(self) -> None:
        super().__init__("death-ray", at_moments(W_BEFORE, W_AFTER))

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        return own_fight(state, seat)

    def effect(self, state: State, f: i64) -> None:
        state.at[R_BONUS + side_of(state, state.at[f + SEAT])] += MORE


MORE: Final = 4
