"""Search and Destroy: Infantry in two Spaces of one section."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import STEP, A, C, E
from landfall.games.conquest_of_planet_earth.chance import SECTION, await_chance
from landfall.games.conquest_of_planet_earth.counters import ANY, add_counter
from landfall.games.conquest_of_planet_earth.deeds import Event, section_with_most_markers
from landfall.games.conquest_of_planet_earth.events.paratrooper_drop import (
    some_space_for_counters,
    takes_counter,
)
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NO_TARGET, WRONG_TARGET
from landfall.games.conquest_of_planet_earth.rule import (
    A_SPACE,
    NOTHING,
    OF_HUMANS,
    T_ACTION,
    Book,
    Procedure,
    at_moments,
    step,
    target,
)
from landfall.games.conquest_of_planet_earth.state import State


@final
class SearchAndDestroy(Event):
    def __init__(self) -> None:
        super().__init__("search-and-destroy", at_moments(T_ACTION))

    def join(self, book: Book) -> None:
        super().join(book)
        self.waiting = book.kind("waiting-fights")
        self.hunt = book.kind("tanks-hunt")

        self.infantry = book.box.counter_names.index("infantry")

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        if state.at[state.box.counter_pool + self.infantry] == 0:
            return NO_TARGET
        return some_space_for_counters(state)

    def wants(self, state: State, f: i64, count: i64) -> i64:
        if count == 0:
            return A_SPACE
        if count > 1 or state.at[state.box.counter_pool + self.infantry] < 2:
            return NOTHING
        return A_SPACE if self.has_second(state, target(state, f, 0)) else NOTHING

    def has_second(self, state: State, first: i64) -> bool:
        space: i64 = 0
        while space < state.box.spaces:
            if self.fits_beside(state, first, space):
                return True
            space += 1
        return False

    def fits_beside(self, state: State, first: i64, space: i64) -> bool:
        """Is it another Space of the same section, with room?"""
        if space == first or state.section(space) != state.section(first):
            return False
        return takes_counter(state, space)

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        if count == 0:
            return LEGAL if takes_counter(state, target) else WRONG_TARGET
        return LEGAL if self.fits_beside(state, state.at[f + C] - 1, target) else WRONG_TARGET

    def effect(self, state: State, f: i64) -> None:
        """Both are placed before anybody fights them, in the order in which the Spaces were named."""
        self.put(state, target(state, f, 0))
        if target(state, f, 1) >= 0:
            self.put(state, target(state, f, 1))
        state.push(self.waiting, 0, 0, 0, 0)

    def put(self, state: State, space: i64) -> None:
        state.at[state.box.counter_pool + self.infantry] -= 1
        add_counter(state, space, self.infantry)

    def red_effect(self, state: State, f: i64) -> None:
        state.push(self.hunt, OF_HUMANS, 0, 0, 0)


@final
class TanksHunt(Procedure):
    """Tanks on the section with most markers, then every Counter with Move moves."""

    def join(self, book: Book) -> None:
        self.place = book.kind("place-counter")
        self.moves = book.kind("counters-move")
        self.tanks = book.box.counter_names.index("tanks")

    def go(self, state: State, f: i64) -> None:
        now = state.at[f + STEP]
        if now == 0:
            state.at[f + E] = section_with_most_markers(state)
            await_chance(state, SECTION)
        elif now == 1:
            step(state, f, 2)
            state.push(self.place, 0, self.tanks, state.at[f + A], ANY)
        else:
            state.pop()
            state.push(self.moves, 0, 0, 0, 0)

    def chance(self, state: State, f: i64, code: i64) -> None:
        state.at[f + A] = code - self.book.codes.section
        step(state, f, 1)
