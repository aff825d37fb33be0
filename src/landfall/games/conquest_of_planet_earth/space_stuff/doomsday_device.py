"""Doomsday Device: a Location with your Alien is Demolished, its enemies are destroyed."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import SEAT, TOKENS
from landfall.games.conquest_of_planet_earth.conquering import demolish
from landfall.games.conquest_of_planet_earth.counters import remove_all_counters
from landfall.games.conquest_of_planet_earth.deeds import Gear
from landfall.games.conquest_of_planet_earth.drawing import lose_stuff
from landfall.games.conquest_of_planet_earth.losses import RIVALS_HERE
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
class DoomsdayDevice(Gear):
    def __init__(self) -> None:
        super().__init__("doomsday-device", at_moments(T_ACTION))

    def join(self, book: Book) -> None:
        super().join(book)
        self.rolls = book.kind("roll-for-each")

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        space: i64 = 0
        while space < state.box.spaces:
            if self.may_blow_up(state, seat, space):
                return LEGAL
            space += 1
        return NO_TARGET

    def may_blow_up(self, state: State, seat: i64, space: i64) -> bool:
        return state.works(space) >= 0 and state.aliens(space, seat) > 0

    def wants(self, state: State, f: i64, count: i64) -> i64:
        return A_SPACE if count == 0 else NOTHING

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        return LEGAL if self.may_blow_up(state, seat, target) else WRONG_TARGET

    def effect(self, state: State, f: i64) -> None:
        seat = state.at[f + SEAT]
        space = target(state, f, 0)
        lose_stuff(state, seat, self.stuff, True)
        state.more(TOKENS, seat, 2)
        remove_all_counters(state, space)
        demolish(state, space)
        state.push(self.rolls, seat, RIVALS_HERE, space, 0)
