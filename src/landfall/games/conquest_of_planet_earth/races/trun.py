"""The Trun: the strongest of all."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import F_CRUSHING, SEAT
from landfall.games.conquest_of_planet_earth.deeds import Power, own_fight
from landfall.games.conquest_of_planet_earth.fights import side_of
from landfall.games.conquest_of_planet_earth.names import CRUSHING
from landfall.games.conquest_of_planet_earth.rule import ONCE_A_FIGHT, W_BEFORE, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class GruesomeWeapons(Power):
    """Until the Fight ends a 5 is a Crushing Victory too."""

    def __init__(self) -> None:
        super().__init__("gruesome-weapons", at_moments(W_BEFORE), ONCE_A_FIGHT)

    def power_forbids(self, state: State, seat: i64, moment: i64) -> i64:
        return own_fight(state, seat)

    def effect(self, state: State, f: i64) -> None:
        state.at[F_CRUSHING + side_of(state, state.at[f + SEAT])] = CRUSHING - 1
