"""Uprising: a marker of another player is removed where no Aliens are."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.box import STEP
from landfall.games.conquest_of_planet_earth.conquering import remove_marker
from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.refusals import (
    LEGAL,
    NO_TARGET,
    NOT_PENDING,
    NOT_REMOVED,
    WRONG_TARGET,
)
from landfall.games.conquest_of_planet_earth.rule import (
    A_SPACE,
    NOTHING,
    T_ACTION,
    Book,
    Procedure,
    at_moments,
    step,
    target,
)
from landfall.games.conquest_of_planet_earth.state import State


@final
class Uprising(Event):
    def __init__(self) -> None:
        super().__init__("uprising", at_moments(T_ACTION))

    def join(self, book: Book) -> None:
        super().join(book)
        self.rise = book.kind("people-rise")

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        space: i64 = 0
        while space < state.box.spaces:
            if marker_forbids(state, seat, space) == LEGAL:
                return LEGAL
            space += 1
        return NO_TARGET

    def wants(self, state: State, f: i64, count: i64) -> i64:
        return A_SPACE if count == 0 else NOTHING

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        return marker_forbids(state, seat, target)

    def effect(self, state: State, f: i64) -> None:
        if state.marker(target(state, f, 0)) >= 0:
            remove_marker(state, target(state, f, 0))

    def red_effect(self, state: State, f: i64) -> None:
        state.push(self.rise, 0, 0, 0, 0)


def marker_forbids(state: State, seat: i64, space: i64) -> i64:
    owner = state.marker(space)
    if owner < 0 or state.are_partners(seat, owner) or state.all_aliens(space) > 0:
        return WRONG_TARGET
    return LEGAL


@final
class PeopleRise(Procedure):
    """Whoever has most markers removes one of them, where no Aliens are."""

    def go(self, state: State, f: i64) -> None:
        if state.at[f + STEP] == 1:
            state.pop()
            return
        step(state, f, 1)
        seat = self.most_markers(state)
        if seat >= 0 and self.first_choice(state, seat) >= 0:
            state.ask(seat)

    def most_markers(self, state: State) -> i64:
        """The first in turn order of those who have most; -1 if nobody has any."""
        best: i64 = -1
        most: i64 = 0
        place: i64 = 0
        while place < state.box.seats:
            seat = state.in_order(place)
            count: i64 = 0
            space: i64 = 0
            while space < state.box.spaces:
                if state.marker(space) == seat:
                    count += 1
                space += 1
            if count > most:
                most = count
                best = seat
            place += 1
        return best

    def may_go(self, state: State, seat: i64, space: i64) -> bool:
        return state.marker(space) == seat and state.all_aliens(space) == 0

    def first_choice(self, state: State, seat: i64) -> i64:
        space: i64 = 0
        while space < state.box.spaces:
            if self.may_go(state, seat, space):
                return space
            space += 1
        return -1

    def candidates(self, state: State, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        space: i64 = 0
        while space < state.box.spaces:
            out[n] = self.book.codes.at + space
            n += 1
            space += 1
        return n

    def forbids(self, state: State, f: i64, seat: i64, code: i64) -> i64:
        space = code - self.book.codes.at
        if space < 0 or space >= state.box.spaces:
            return NOT_PENDING
        return LEGAL if self.may_go(state, seat, space) else NOT_REMOVED

    def answer(self, state: State, f: i64, seat: i64, code: i64) -> None:
        state.go_on()
        remove_marker(state, code - self.book.codes.at)
