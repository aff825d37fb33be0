"""Crossed Orders: an Alien that took a paid step goes elsewhere instead."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.aliens import arrive, leave, move_group
from landfall.games.conquest_of_planet_earth.box import SEAT, A, B, C
from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.names import SPACES_OF_A_SECTION
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NO_TARGET, WRONG_TARGET
from landfall.games.conquest_of_planet_earth.rule import (
    A_SPACE,
    NOTHING,
    W_STEP,
    at_moments,
    frame_below,
    target,
)
from landfall.games.conquest_of_planet_earth.state import State


@final
class CrossedOrders(Event):
    def __init__(self) -> None:
        super().__init__("crossed-orders", at_moments(W_STEP))

    def step_frame(self, state: State) -> i64:
        return frame_below(state, self.book.step)

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        space: i64 = 0
        while space < state.box.spaces:
            if self.elsewhere(state, space) == LEGAL:
                return LEGAL
            space += 1
        return NO_TARGET

    def elsewhere(self, state: State, space: i64) -> i64:
        at = self.step_frame(state)
        if at < 0 or not state.box.touches(state.at[at + B], space):
            return WRONG_TARGET
        if state.is_site(space) or state.at[at + C] == space:
            return WRONG_TARGET
        return LEGAL

    def wants(self, state: State, f: i64, count: i64) -> i64:
        return A_SPACE if count == 0 else NOTHING

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        return self.elsewhere(state, target)

    def effect(self, state: State, f: i64) -> None:
        at = self.step_frame(state)
        owner = state.at[at + SEAT]
        figure = state.at[at + A]
        leave(state, owner, figure, state.at[at + C], True)
        state.at[at + C] = target(state, f, 0)
        arrive(state, owner, figure, state.at[at + C], False)

    def red_effect(self, state: State, f: i64) -> None:
        seat: i64 = 0
        while seat < state.box.seats:
            space: i64 = 0
            while space < SPACES_OF_A_SECTION:
                move_group(state, seat, space, state.box.site(seat), True)
                space += 1
            seat += 1
