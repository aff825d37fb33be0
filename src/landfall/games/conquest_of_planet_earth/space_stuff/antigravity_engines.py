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
from landfall.games.conquest_of_planet_earth.box import SEAT
from landfall.games.conquest_of_planet_earth.one_alien import OneAlien
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, MOVE_ENDED, WRONG_TARGET
from landfall.games.conquest_of_planet_earth.rule import T_ACTION, at_moments, target
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
class AntigravityEngines(OneAlien):
    def __init__(self) -> None:
        super().__init__("antigravity-engines", at_moments(T_ACTION))

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        space: i64 = 0
        while space < state.box.spaces:
            if movers(state, seat, space) > 0:
                return LEGAL
            space += 1
        return MOVE_ENDED

    def kinds(self, state: State, seat: i64, space: i64) -> i64:
        return kinds_of_movers(state, seat, space)

    def first_kind(self, state: State, seat: i64, space: i64) -> i64:
        return first_mover(state, seat, space)

    def from_forbids(self, state: State, seat: i64, space: i64) -> i64:
        return LEGAL if movers(state, seat, space) > 0 else MOVE_ENDED

    def figure_forbids(self, state: State, seat: i64, figure: i64, space: i64) -> i64:
        return LEGAL if may_move(state, seat, figure, space) else MOVE_ENDED

    def to_forbids(self, state: State, seat: i64, space: i64, to: i64) -> i64:
        return LEGAL if state.box.touches(space, to) else WRONG_TARGET

    def effect(self, state: State, f: i64) -> None:
        seat = state.at[f + SEAT]
        figure = self.figure(state, f)
        to = target(state, f, 2)
        leave(state, seat, figure, target(state, f, 0), True)
        arrive(state, seat, figure, to, is_stopped_by(state, seat, figure, to))
