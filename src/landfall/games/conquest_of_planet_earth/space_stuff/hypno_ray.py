"""Hypno-Ray: the Resistance of the Fight has no abilities and no text."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import F_QUIET
from landfall.games.conquest_of_planet_earth.deeds import Gear, own_fight_with_humans
from landfall.games.conquest_of_planet_earth.rule import W_BEFORE, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class HypnoRay(Gear):
    def __init__(self) -> None:
        super().__init__("hypno-ray", at_moments(W_BEFORE))

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        return own_fight_with_humans(state, seat)

    def effect(self, state: State, f: i64) -> None:
        state.at[F_QUIET] = 1
