"""Sabotage: a Space Stuff card of another player is discarded."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import C
from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.drawing import STUFF_OR_TOKEN, lose_stuff
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NO_TARGET, WRONG_TARGET
from landfall.games.conquest_of_planet_earth.rule import (
    A_RIVAL,
    A_STUFF_CARD,
    NOTHING,
    T_ACTION,
    Book,
    at_moments,
    target,
)
from landfall.games.conquest_of_planet_earth.state import State


@final
class Sabotage(Event):
    def __init__(self) -> None:
        super().__init__("sabotage", at_moments(T_ACTION))

    def join(self, book: Book) -> None:
        super().join(book)
        self.each = book.kind("each-gives-up")

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        rival: i64 = 0
        while rival < state.box.seats:
            if victim_forbids(state, seat, rival) == LEGAL:
                return LEGAL
            rival += 1
        return NO_TARGET

    def wants(self, state: State, f: i64, count: i64) -> i64:
        if count == 0:
            return A_RIVAL
        return A_STUFF_CARD if count == 1 else NOTHING

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        if count == 0:
            return victim_forbids(state, seat, target)
        return LEGAL if state.has_stuff(state.at[f + C] - 1, target) > 0 else WRONG_TARGET

    def effect(self, state: State, f: i64) -> None:
        if state.has_stuff(target(state, f, 0), target(state, f, 1)) > 0:
            lose_stuff(state, target(state, f, 0), target(state, f, 1), True)

    def red_effect(self, state: State, f: i64) -> None:
        state.push(self.each, 0, STUFF_OR_TOKEN, 0, 0)


def victim_forbids(state: State, seat: i64, rival: i64) -> i64:
    if state.are_partners(seat, rival):
        return WRONG_TARGET
    kind: i64 = 0
    while kind < state.box.stuff:
        if state.has_stuff(rival, kind) > 0:
            return LEGAL
        kind += 1
    return WRONG_TARGET
