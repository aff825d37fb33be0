"""Backstab: a token of another player becomes yours."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import SEAT, TOKENS
from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.drawing import TOKEN_OR_EVENT
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NO_TARGET, WRONG_TARGET
from landfall.games.conquest_of_planet_earth.rule import (
    A_RIVAL,
    NOTHING,
    T_ACTION,
    Book,
    at_moments,
    target,
)
from landfall.games.conquest_of_planet_earth.state import State


@final
class Backstab(Event):
    def __init__(self) -> None:
        super().__init__("backstab", at_moments(T_ACTION))

    def join(self, book: Book) -> None:
        super().join(book)
        self.each = book.kind("each-gives-up")

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        rival: i64 = 0
        while rival < state.box.seats:
            if robbed_forbids(state, seat, rival) == LEGAL:
                return LEGAL
            rival += 1
        return NO_TARGET

    def wants(self, state: State, f: i64, count: i64) -> i64:
        return A_RIVAL if count == 0 else NOTHING

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        return robbed_forbids(state, seat, target)

    def effect(self, state: State, f: i64) -> None:
        state.more(TOKENS, target(state, f, 0), -1)
        state.more(TOKENS, state.at[f + SEAT], 1)

    def red_effect(self, state: State, f: i64) -> None:
        state.push(self.each, 0, TOKEN_OR_EVENT, 0, 0)


def robbed_forbids(state: State, seat: i64, rival: i64) -> i64:
    if state.are_partners(seat, rival):
        return WRONG_TARGET
    return LEGAL if state.tokens(rival) > 0 else WRONG_TARGET
