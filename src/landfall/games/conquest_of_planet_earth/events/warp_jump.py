"""Warp Jump: one or two of your Aliens are put in another Space near by."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.aliens import SAUCER, arrive, has_figure, leave
from landfall.games.conquest_of_planet_earth.box import SEAT, C, D, E
from landfall.games.conquest_of_planet_earth.deeds import Event, is_rivals_site
from landfall.games.conquest_of_planet_earth.refusals import (
    LEGAL,
    NO_TARGET,
    NOBODY_THERE,
    TOO_FEW,
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
class WarpJump(Event):
    def __init__(self) -> None:
        super().__init__("warp-jump", at_moments(T_ACTION))

    def wants(self, state: State, f: i64, count: i64) -> i64:
        if count == 0:
            return A_SPACE
        if count == 1:
            return AN_ALIEN
        taken = state.at[f + D]
        if count == 2 and taken < 256 and state.aliens(target(state, f, 0), state.at[f + SEAT]) > 1:
            return AN_ALIEN
        return A_SPACE if state.at[f + E] == 0 else NOTHING

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        space: i64 = 0
        while space < state.box.spaces:
            if state.aliens(space, seat) > 0:
                return LEGAL
            space += 1
        return NO_TARGET

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        if count == 0:
            return LEGAL if state.aliens(target, seat) > 0 else NOBODY_THERE
        space = state.at[f + C] - 1
        want = self.wants(state, f, count)
        if want == AN_ALIEN:
            if target == ENOUGH:
                return LEGAL if count == 2 else TOO_FEW
            if target == (state.at[f + D] & 255) - 1:
                second = target == SAUCER and state.saucers(space, seat) > 1
                return LEGAL if second else NOBODY_THERE
            return LEGAL if has_figure(state, seat, target, space) else NOBODY_THERE
        if target == space or is_rivals_site(state, seat, target):
            return WRONG_TARGET
        section = state.section(space)
        other = state.section(target)
        near = section == other or state.box.linked[section] >> other & 1 == 1
        return LEGAL if near else WRONG_TARGET

    def aim(self, state: State, f: i64, count: i64, target: i64) -> None:
        if count == 0:
            state.at[f + C] = target + 1
        elif count == 1:
            state.at[f + D] = target + 1
        elif count == 2 and self.wants(state, f, 2) == AN_ALIEN:
            state.at[f + D] += 256 * (target + 2)
        else:
            state.at[f + E] = target + 1

    def effect(self, state: State, f: i64) -> None:
        seat = state.at[f + SEAT]
        taken = state.at[f + D]
        self.jump(state, f, seat, (taken & 255) - 1)
        if taken // 256 > 1:
            self.jump(state, f, seat, taken // 256 - 2)

    def jump(self, state: State, f: i64, seat: i64, figure: i64) -> None:
        space = target(state, f, 0)
        if has_figure(state, seat, figure, space):
            leave(state, seat, figure, space, False)
            arrive(state, seat, figure, target(state, f, 2), True)
