"""Cloning Vats: an Alien of the pool lands for nothing."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.aliens import in_pool, land
from landfall.games.conquest_of_planet_earth.box import POOL, SEAT
from landfall.games.conquest_of_planet_earth.deeds import Gear, only_in_pool
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NOT_PENDING, NOTHING_IN_POOL
from landfall.games.conquest_of_planet_earth.rule import (
    AN_ALIEN,
    ENOUGH,
    NOTHING,
    T_ACTION,
    at_moments,
    target,
)
from landfall.games.conquest_of_planet_earth.state import State


@final
class CloningVats(Gear):
    def __init__(self) -> None:
        super().__init__("cloning-vats", at_moments(T_ACTION))

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        return LEGAL if state.in_pool(seat) > 0 else NOTHING_IN_POOL

    def wants(self, state: State, f: i64, count: i64) -> i64:
        seat = state.at[f + SEAT]
        several = state.in_pool(seat) > state.of(POOL, seat) and state.in_pool(seat) > 1
        return AN_ALIEN if count == 0 and several else NOTHING

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        if target == ENOUGH:
            return NOT_PENDING
        return LEGAL if in_pool(state, seat, target) else NOTHING_IN_POOL

    def effect(self, state: State, f: i64) -> None:
        seat = state.at[f + SEAT]
        figure = target(state, f, 0)
        if figure < 0:
            figure = only_in_pool(state, seat)
        land(state, seat, figure, state.box.site(seat))
