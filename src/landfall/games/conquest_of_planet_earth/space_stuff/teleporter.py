"""Teleporter: one of your Aliens is put in another Space of its section."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.aliens import (
    arrive,
    has_figure,
    kinds_of_figures,
    leave,
    only_figure,
)
from landfall.games.conquest_of_planet_earth.box import SEAT, C, D, E
from landfall.games.conquest_of_planet_earth.deeds import Gear, is_rivals_site
from landfall.games.conquest_of_planet_earth.refusals import (
    LEGAL,
    NO_TARGET,
    NOBODY_THERE,
    NOT_PENDING,
    WRONG_TARGET,
)
from landfall.games.conquest_of_planet_earth.rule import (
    A_SPACE,
    AN_ALIEN,
    ENOUGH,
    NOTHING,
    T_ACTION,
    at_moments,
    target,
)
from landfall.games.conquest_of_planet_earth.state import State


@final
class Teleporter(Gear):
    def __init__(self) -> None:
        super().__init__("teleporter", at_moments(T_ACTION))

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        space: i64 = 0
        while space < state.box.spaces:
            if state.aliens(space, seat) > 0:
                return LEGAL
            space += 1
        return NO_TARGET

    def wants(self, state: State, f: i64, count: i64) -> i64:
        if count == 0:
            return A_SPACE
        several = kinds_of_figures(state, state.at[f + SEAT], target(state, f, 0)) > 1
        if state.at[f + D] == 0 and several:
            return AN_ALIEN
        return A_SPACE if state.at[f + E] == 0 else NOTHING

    def aim(self, state: State, f: i64, count: i64, target: i64) -> None:
        if count == 0:
            state.at[f + C] = target + 1
        elif self.wants(state, f, count) == AN_ALIEN:
            state.at[f + D] = target + 1
        else:
            state.at[f + E] = target + 1

    def figure(self, state: State, f: i64) -> i64:
        figure = target(state, f, 1)
        if figure < 0:
            return only_figure(state, state.at[f + SEAT], target(state, f, 0))
        return figure

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        if count == 0:
            return LEGAL if state.aliens(target, seat) > 0 else NOBODY_THERE
        space = state.at[f + C] - 1
        if self.wants(state, f, count) == AN_ALIEN:
            if target == ENOUGH:
                return NOT_PENDING
            return LEGAL if has_figure(state, seat, target, space) else NOBODY_THERE
        if target == space or is_rivals_site(state, seat, target):
            return WRONG_TARGET
        return LEGAL if state.section(target) == state.section(space) else WRONG_TARGET

    def effect(self, state: State, f: i64) -> None:
        seat = state.at[f + SEAT]
        figure = self.figure(state, f)
        leave(state, seat, figure, target(state, f, 0), False)
        arrive(state, seat, figure, target(state, f, 2), True)
