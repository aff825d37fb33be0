"""Space Stuff that takes one of your Aliens elsewhere: from which Space, which one, and where to."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from landfall.games.conquest_of_planet_earth.box import SEAT, C, D, E
from landfall.games.conquest_of_planet_earth.deeds import Gear
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NOT_PENDING
from landfall.games.conquest_of_planet_earth.rule import (
    A_SPACE,
    AN_ALIEN,
    ENOUGH,
    NOTHING,
    target,
)
from landfall.games.conquest_of_planet_earth.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class OneAlien(Gear):
    """Which Alien is asked only where figures of different kinds could be taken."""

    def kinds(self, state: State, seat: i64, space: i64) -> i64:
        """How many different figures there could be taken."""
        return 0

    def first_kind(self, state: State, seat: i64, space: i64) -> i64:
        """The first of them."""
        return 0

    def from_forbids(self, state: State, seat: i64, space: i64) -> i64:
        """The rule by which no Alien is taken from there."""
        return LEGAL

    def figure_forbids(self, state: State, seat: i64, figure: i64, space: i64) -> i64:
        """The rule by which this one is not."""
        return LEGAL

    def to_forbids(self, state: State, seat: i64, space: i64, to: i64) -> i64:
        """The rule by which it does not go there."""
        return LEGAL

    def wants(self, state: State, f: i64, count: i64) -> i64:
        if count == 0:
            return A_SPACE
        several = self.kinds(state, state.at[f + SEAT], target(state, f, 0)) > 1
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
        """Which Alien it is."""
        figure = target(state, f, 1)
        if figure < 0:
            return self.first_kind(state, state.at[f + SEAT], target(state, f, 0))
        return figure

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        if count == 0:
            return self.from_forbids(state, seat, target)
        space = state.at[f + C] - 1
        if self.wants(state, f, count) == AN_ALIEN:
            if target == ENOUGH:
                return NOT_PENDING
            return self.figure_forbids(state, seat, target, space)
        return self.to_forbids(state, seat, space, target)
