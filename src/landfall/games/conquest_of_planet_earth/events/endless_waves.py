"""Endless Waves: all your destroyed Aliens come back for nothing."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.aliens import land_all
from landfall.games.conquest_of_planet_earth.box import SEAT
from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NOTHING_IN_POOL
from landfall.games.conquest_of_planet_earth.rule import T_ACTION, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class EndlessWaves(Event):
    def __init__(self) -> None:
        super().__init__("endless-waves", at_moments(T_ACTION))

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        return LEGAL if state.in_pool(seat) > 0 else NOTHING_IN_POOL

    def effect(self, state: State, f: i64) -> None:
        seat = state.at[f + SEAT]
        land_all(state, seat, state.in_pool(seat))
