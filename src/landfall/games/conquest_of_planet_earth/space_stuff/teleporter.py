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
from landfall.games.conquest_of_planet_earth.box import SEAT
from landfall.games.conquest_of_planet_earth.deeds import is_rivals_site
from landfall.games.conquest_of_planet_earth.one_alien import OneAlien
from landfall.games.conquest_of_planet_earth.refusals import (
    LEGAL,
    NO_TARGET,
    NOBODY_THERE,
    WRONG_TARGET,
)
from landfall.games.conquest_of_planet_earth.rule import T_ACTION, at_moments, target
from landfall.games.conquest_of_planet_earth.state import State


@final
class Teleporter(OneAlien):
    def __init__(self) -> None:
        super().__init__("teleporter", at_moments(T_ACTION))

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        space: i64 = 0
        while space < state.box.spaces:
            if state.aliens(space, seat) > 0:
                return LEGAL
            space += 1
        return NO_TARGET

    def kinds(self, state: State, seat: i64, space: i64) -> i64:
        return kinds_of_figures(state, seat, space)

    def first_kind(self, state: State, seat: i64, space: i64) -> i64:
        return only_figure(state, seat, space)

    def from_forbids(self, state: State, seat: i64, space: i64) -> i64:
        return LEGAL if state.aliens(space, seat) > 0 else NOBODY_THERE

    def figure_forbids(self, state: State, seat: i64, figure: i64, space: i64) -> i64:
        return LEGAL if has_figure(state, seat, figure, space) else NOBODY_THERE

    def to_forbids(self, state: State, seat: i64, space: i64, to: i64) -> i64:
        if to == space or is_rivals_site(state, seat, to):
            return WRONG_TARGET
        return LEGAL if state.section(to) == state.section(space) else WRONG_TARGET

    def effect(self, state: State, f: i64) -> None:
        seat = state.at[f + SEAT]
        figure = self.figure(state, f)
        leave(state, seat, figure, target(state, f, 0), False)
        arrive(state, seat, figure, target(state, f, 2), True)
