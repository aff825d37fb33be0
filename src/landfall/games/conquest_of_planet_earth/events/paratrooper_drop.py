"""Paratrooper Drop: Paratroopers in a Space of your choice."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.names import MOST_COUNTERS
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NO_TARGET, WRONG_TARGET
from landfall.games.conquest_of_planet_earth.rule import (
    A_SPACE,
    NOTHING,
    T_ACTION,
    Book,
    at_moments,
    target,
)
from landfall.games.conquest_of_planet_earth.state import State


@final
class ParatrooperDrop(Event):
    def __init__(self) -> None:
        super().__init__("paratrooper-drop", at_moments(T_ACTION))

    def join(self, book: Book) -> None:
        super().join(book)
        self.place = book.kind("place-counter")
        self.each = book.kind("place-on-sections")

        self.paratroopers = book.box.counter_names.index("paratroopers")

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        if state.at[state.box.counter_pool + self.paratroopers] == 0:
            return NO_TARGET
        return some_space_for_counters(state)

    def wants(self, state: State, f: i64, count: i64) -> i64:
        return A_SPACE if count == 0 else NOTHING

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        return LEGAL if takes_counter(state, target) else WRONG_TARGET

    def effect(self, state: State, f: i64) -> None:
        space = target(state, f, 0)
        state.push(self.place, 0, self.paratroopers, state.section(space), space)

    def red_effect(self, state: State, f: i64) -> None:
        state.push(self.each, 0, self.paratroopers, 1, 1)


def takes_counter(state: State, space: i64) -> bool:
    """Is it no Landing Site, with room for a Counter?"""
    return not state.is_site(space) and state.counters_at(space) < MOST_COUNTERS


def some_space_for_counters(state: State) -> i64:
    space: i64 = 0
    while space < state.box.spaces:
        if takes_counter(state, space):
            return LEGAL
        space += 1
    return NO_TARGET
