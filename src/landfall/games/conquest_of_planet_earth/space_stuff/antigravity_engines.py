"""Anti-Gravity Engines: one of your Aliens takes a step for nothing."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.aliens import (
    SAUCER,
    arrive,
    is_stopped_by,
    leave,
    may_move,
    movers,
)
from landfall.games.conquest_of_planet_earth.box import SEAT, C, D, E
from landfall.games.conquest_of_planet_earth.deeds import Gear
from landfall.games.conquest_of_planet_earth.refusals import (
    LEGAL,
    MOVE_ENDED,
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


def kinds_of_movers(state: State, seat: i64, space: i64) -> i64:
    """How many different figures there may still move."""
    count: i64 = 0
    figure: i64 = SAUCER
    while figure <= state.box.allies:
        if may_move(state, seat, figure, space):
            count += 1
        figure += 1
    return count


def first_mover(state: State, seat: i64, space: i64) -> i64:
    figure: i64 = SAUCER
    while not may_move(state, seat, figure, space):
        figure += 1
    return figure


@final
class AntigravityEngines(Gear):
    def __init__(self) -> None:
        super().__init__("antigravity-engines", at_moments(T_ACTION))

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        space: i64 = 0
        while space < state.box.spaces:
            if movers(state, seat, space) > 0:
                return LEGAL
            space += 1
        return MOVE_ENDED

    def wants(self, state: State, f: i64, count: i64) -> i64:
        if count == 0:
            return A_SPACE
        several = kinds_of_movers(state, state.at[f + SEAT], target(state, f, 0)) > 1
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
            return first_mover(state, state.at[f + SEAT], target(state, f, 0))
        return figure

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        if count == 0:
            return LEGAL if movers(state, seat, target) > 0 else MOVE_ENDED
        space = state.at[f + C] - 1
        if self.wants(state, f, count) == AN_ALIEN:
            if target == ENOUGH:
                return NOT_PENDING
            return LEGAL if may_move(state, seat, target, space) else MOVE_ENDED
        return LEGAL if state.box.touches(space, target) else WRONG_TARGET

    def effect(self, state: State, f: i64) -> None:
        seat = state.at[f + SEAT]
        figure = self.figure(state, f)
        to = target(state, f, 2)
        leave(state, seat, figure, target(state, f, 0), True)
        arrive(state, seat, figure, to, is_stopped_by(state, seat, figure, to))
