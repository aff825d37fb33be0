"""The Missile Silo: whoever conquers it first may destroy an enemy Alien or a Counter on its section."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.aliens import (
    has_figure,
    kinds_of_figures,
    only_figure,
)
from landfall.games.conquest_of_planet_earth.box import SEAT, STEP, A, B, C
from landfall.games.conquest_of_planet_earth.counters import remove_counter
from landfall.games.conquest_of_planet_earth.losses import OTHER_CAUSE
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NOT_PENDING, NOT_STRUCK
from landfall.games.conquest_of_planet_earth.rule import Book, Procedure, step
from landfall.games.conquest_of_planet_earth.state import State

WHERE: Final = 1
WHAT: Final = 2
WHICH: Final = 3
DONE: Final = 4


@final
class Strike(Procedure):
    """The seat's, from Space A; B: the Space that is struck, C: the rival whose Alien it is."""

    def join(self, book: Book) -> None:
        self.destroy = book.kind("destroy")

    def go(self, state: State, f: i64) -> None:
        at = state.at
        seat = at[f + SEAT]
        if at[f + STEP] == 0:
            step(state, f, WHERE if self.has_prey(state, f) else DONE)
        if at[f + STEP] == DONE:
            state.pop()
        else:
            state.ask(seat)

    def has_prey(self, state: State, f: i64) -> bool:
        space: i64 = 0
        while space < state.box.spaces:
            if self.may_strike(state, f, space):
                return True
            space += 1
        return False

    def may_strike(self, state: State, f: i64, space: i64) -> bool:
        if state.section(space) != state.section(state.at[f + A]):
            return False
        return state.enemies(space, state.at[f + SEAT])

    def candidates(self, state: State, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        codes = self.book.codes
        now = state.at[f + STEP]
        base = codes.take
        count = state.box.allies + 1
        if now == WHERE:
            out[n] = codes.passing
            n += 1
            base = codes.at
            count = state.box.spaces
        elif now == WHAT:
            base = codes.rival
            count = state.box.seats + state.box.counters
        k: i64 = 0
        while k < count:
            out[n] = base + k
            n += 1
            k += 1
        return n

    def forbids(self, state: State, f: i64, seat: i64, code: i64) -> i64:
        codes = self.book.codes
        now = state.at[f + STEP]
        if now == WHERE:
            if code == codes.passing:
                return LEGAL
            space = code - codes.at
            if space < 0 or space >= state.box.spaces:
                return NOT_PENDING
            return LEGAL if self.may_strike(state, f, space) else NOT_STRUCK
        if now == WHAT:
            prey = code - codes.rival
            if prey < 0 or prey >= state.box.seats + state.box.counters:
                return NOT_PENDING
            return self.prey_forbids(state, f, seat, prey)
        figure = code - codes.take
        if figure < 0 or figure > state.box.allies:
            return NOT_PENDING
        there = has_figure(state, state.at[f + C], figure, state.at[f + B])
        return LEGAL if there else NOT_STRUCK

    def prey_forbids(self, state: State, f: i64, seat: i64, prey: i64) -> i64:
        space = state.at[f + B]
        if prey >= state.box.seats:
            there = state.has_counter(space, prey - state.box.seats)
            return LEGAL if there else NOT_STRUCK
        if state.are_partners(seat, prey) or state.aliens(space, prey) == 0:
            return NOT_STRUCK
        return LEGAL

    def answer(self, state: State, f: i64, seat: i64, code: i64) -> None:
        codes = self.book.codes
        at = state.at
        state.go_on()
        now = at[f + STEP]
        if now == WHERE:
            at[f + B] = code - codes.at
            step(state, f, DONE if code == codes.passing else WHAT)
        elif now == WHAT:
            prey = code - codes.rival
            if prey >= state.box.seats:
                step(state, f, DONE)
                remove_counter(state, at[f + B], prey - state.box.seats)
            else:
                at[f + C] = prey
                if kinds_of_figures(state, prey, at[f + B]) > 1:
                    step(state, f, WHICH)
                else:
                    self.hit(state, f, only_figure(state, prey, at[f + B]))
        else:
            self.hit(state, f, code - codes.take)

    def hit(self, state: State, f: i64, figure: i64) -> None:
        step(state, f, DONE)
        state.push(self.destroy, state.at[f + C], figure, state.at[f + B], OTHER_CAUSE)
