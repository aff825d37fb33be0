"""The Rantillion Beetlemen: a swarm, and the Shamans who direct it."""

from __future__ import annotations

from typing import Final, final

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
from landfall.games.conquest_of_planet_earth.deeds import Power
from landfall.games.conquest_of_planet_earth.refusals import (
    LEGAL,
    MOVE_ENDED,
    TOO_FEW,
    WRONG_TARGET,
)
from landfall.games.conquest_of_planet_earth.rule import (
    A_SPACE,
    AN_ALIEN,
    ENOUGH,
    NOTHING,
    ONCE_A_TURN,
    T_ACTION,
    at_moments,
    target,
)
from landfall.games.conquest_of_planet_earth.state import State, length, listed, listed_too

SWARM: Final = 3
GOING: Final = 2
"""E of the frame: where they go, this much more; below it they are still being taken."""


def may_be_taken(state: State, f: i64, seat: i64, figure: i64, space: i64) -> bool:
    """Is there one more such figure that may still move than were taken?"""
    taken: i64 = 0
    place: i64 = 0
    other = listed(state.at[f + D], 0)
    while other >= 0:
        if other == figure:
            taken += 1
        place += 1
        other = listed(state.at[f + D], place)
    if figure == SAUCER:
        return state.saucers(space, seat) - state.stopped(space, seat) > taken
    return taken == 0 and may_move(state, seat, figure, space)


@final
class ShamanPheromones(Power):
    """One to three Aliens of a Space take a step together for nothing."""

    def __init__(self) -> None:
        super().__init__("shaman-pheromones", at_moments(T_ACTION), ONCE_A_TURN)

    def power_forbids(self, state: State, seat: i64, moment: i64) -> i64:
        space: i64 = 0
        while space < state.box.spaces:
            if movers(state, seat, space) > 0:
                return LEGAL
            space += 1
        return MOVE_ENDED

    def wants(self, state: State, f: i64, count: i64) -> i64:
        if count == 0:
            return A_SPACE
        if state.at[f + E] == 0 and self.may_take_more(state, f):
            return AN_ALIEN
        return A_SPACE if state.at[f + E] < GOING else NOTHING

    def may_take_more(self, state: State, f: i64) -> bool:
        taken = length(state.at[f + D])
        if taken == SWARM:
            return False
        return taken < movers(state, state.at[f + SEAT], target(state, f, 0))

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        if count == 0:
            return LEGAL if movers(state, seat, target) > 0 else MOVE_ENDED
        space = state.at[f + C] - 1
        if self.wants(state, f, count) == AN_ALIEN:
            if target == ENOUGH:
                return LEGAL if count > 1 else TOO_FEW
            return LEGAL if may_be_taken(state, f, seat, target, space) else MOVE_ENDED
        return LEGAL if state.box.touches(space, target) else WRONG_TARGET

    def aim(self, state: State, f: i64, count: i64, target: i64) -> None:
        if count == 0:
            state.at[f + C] = target + 1
        elif self.wants(state, f, count) == AN_ALIEN:
            if target == ENOUGH:
                state.at[f + E] = 1
            else:
                state.at[f + D] = listed_too(state.at[f + D], target)
        else:
            state.at[f + E] = GOING + target

    def effect(self, state: State, f: i64) -> None:
        seat = state.at[f + SEAT]
        space = target(state, f, 0)
        to = state.at[f + E] - GOING
        place: i64 = 0
        figure = listed(state.at[f + D], 0)
        while figure >= 0:
            leave(state, seat, figure, space, True)
            arrive(state, seat, figure, to, is_stopped_by(state, seat, figure, to))
            place += 1
            figure = listed(state.at[f + D], place)
