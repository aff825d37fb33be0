"""Tractor Beam: a Counter or an enemy Alien near you is moved by one Space."""

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
from landfall.games.conquest_of_planet_earth.box import BATTLE, NO_BATTLE, C, D, E
from landfall.games.conquest_of_planet_earth.counters import add_counter, take_counter
from landfall.games.conquest_of_planet_earth.deeds import Event, steps_to_own_alien
from landfall.games.conquest_of_planet_earth.names import MOST_COUNTERS
from landfall.games.conquest_of_planet_earth.refusals import (
    LEGAL,
    NO_TARGET,
    NOBODY_THERE,
    NOT_PENDING,
    WRONG_TARGET,
)
from landfall.games.conquest_of_planet_earth.rule import (
    A_RIVAL_OR_COUNTER,
    A_SPACE,
    AN_ALIEN,
    ENOUGH,
    NOTHING,
    T_ACTION,
    Book,
    at_moments,
    target,
)
from landfall.games.conquest_of_planet_earth.state import State


@final
class TractorBeam(Event):
    def __init__(self) -> None:
        super().__init__("tractor-beam", at_moments(T_ACTION))

    def join(self, book: Book) -> None:
        super().join(book)
        self.waiting = book.kind("waiting-fights")

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        space: i64 = 0
        while space < state.box.spaces:
            if self.has_prey(state, seat, space):
                return LEGAL
            space += 1
        return NO_TARGET

    def has_prey(self, state: State, seat: i64, space: i64) -> bool:
        """Is there something to move, near an own Alien, and somewhere to move it to?"""
        counters = state.counters_at(space) > 0
        rival = state.rival_at(space, seat) >= 0
        if not counters and not rival:
            return False
        if not steps_to_own_alien(state, seat, space, 1):
            return False
        if counters and self.has_way(state, space, True):
            return True
        return rival and self.has_way(state, space, False)

    def has_way(self, state: State, space: i64, counter: bool) -> bool:
        other: i64 = 0
        while other < state.box.spaces:
            if self.may_go(state, space, other, counter):
                return True
            other += 1
        return False

    def may_go(self, state: State, space: i64, to: i64, counter: bool) -> bool:
        if not state.box.touches(space, to) or state.is_site(to):
            return False
        return not counter or state.counters_at(to) < MOST_COUNTERS

    def wants(self, state: State, f: i64, count: i64) -> i64:
        if count == 0:
            return A_SPACE
        if count == 1:
            return A_RIVAL_OR_COUNTER
        if count == 2 and self.asks_figure(state, f):
            return AN_ALIEN
        return A_SPACE if state.at[f + E] == 0 else NOTHING

    def is_counter(self, state: State, f: i64) -> bool:
        return self.prey(state, f) >= state.box.seats

    def prey(self, state: State, f: i64) -> i64:
        return (state.at[f + D] & 255) - 1

    def asks_figure(self, state: State, f: i64) -> bool:
        if self.is_counter(state, f) or state.at[f + D] > 255:
            return False
        return kinds_of_figures(state, self.prey(state, f), target(state, f, 0)) > 1

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        if count == 0:
            return LEGAL if self.has_prey(state, seat, target) else WRONG_TARGET
        space = state.at[f + C] - 1
        if count == 1:
            return self.prey_forbids(state, seat, space, target)
        if count == 2 and self.asks_figure(state, f):
            if target == ENOUGH:
                return NOT_PENDING
            there = has_figure(state, self.prey(state, f), target, space)
            return LEGAL if there else NOBODY_THERE
        ok = self.may_go(state, space, target, self.is_counter(state, f))
        return LEGAL if ok else WRONG_TARGET

    def prey_forbids(self, state: State, seat: i64, space: i64, prey: i64) -> i64:
        if prey >= state.box.seats:
            if not state.has_counter(space, prey - state.box.seats):
                return WRONG_TARGET
            return LEGAL if self.has_way(state, space, True) else WRONG_TARGET
        if state.are_partners(seat, prey) or state.aliens(space, prey) == 0:
            return WRONG_TARGET
        return LEGAL if self.has_way(state, space, False) else WRONG_TARGET

    def aim(self, state: State, f: i64, count: i64, target: i64) -> None:
        if count < 2:
            state.at[f + C + count] = target + 1
        elif count == 2 and self.asks_figure(state, f):
            state.at[f + D] += 256 * (target + 1)
        else:
            state.at[f + E] = target + 1

    def effect(self, state: State, f: i64) -> None:
        space = target(state, f, 0)
        to = target(state, f, 2)
        prey = self.prey(state, f)
        if prey >= state.box.seats:
            kind = prey - state.box.seats
            if state.has_counter(space, kind) and state.counters_at(to) < MOST_COUNTERS:
                take_counter(state, space, kind)
                add_counter(state, to, kind)
                if state.at[BATTLE] == NO_BATTLE:
                    state.push(self.waiting, 0, 0, 0, 0)
            return
        if state.aliens(space, prey) == 0:
            return
        figure = state.at[f + D] // 256 - 1
        if figure < 0:
            figure = only_figure(state, prey, space)
        leave(state, prey, figure, space, False)
        arrive(state, prey, figure, to, False)
