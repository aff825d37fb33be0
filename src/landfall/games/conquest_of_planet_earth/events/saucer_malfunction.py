"""Saucer Malfunction: another player’s Alien may be destroyed."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.aliens import has_figure, kinds_of_figures, only_figure
from landfall.games.conquest_of_planet_earth.box import C, D, E
from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.gambles import MALFUNCTION
from landfall.games.conquest_of_planet_earth.losses import EVERYWHERE
from landfall.games.conquest_of_planet_earth.refusals import (
    LEGAL,
    NO_TARGET,
    NOBODY_THERE,
    NOT_PENDING,
    WRONG_TARGET,
)
from landfall.games.conquest_of_planet_earth.rule import (
    A_RIVAL,
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
class SaucerMalfunction(Event):
    def __init__(self) -> None:
        super().__init__("saucer-malfunction", at_moments(T_ACTION))

    def join(self, book: Book) -> None:
        super().join(book)
        self.gamble = book.kind("gamble")
        self.rolls = book.kind("roll-for-each")

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        space: i64 = 0
        while space < state.box.spaces:
            if state.rival_at(space, seat) >= 0:
                return LEGAL
            space += 1
        return NO_TARGET

    def wants(self, state: State, f: i64, count: i64) -> i64:
        if count == 0:
            return A_RIVAL
        if count == 1:
            return A_SPACE
        if count == 2 and state.at[f + E] == 0:
            if kinds_of_figures(state, target(state, f, 0), target(state, f, 1)) > 1:
                return AN_ALIEN
        return NOTHING

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        if count == 0:
            return LEGAL if self.has_aliens(state, seat, target) else WRONG_TARGET
        rival = state.at[f + C] - 1
        if count == 1:
            return LEGAL if state.aliens(target, rival) > 0 else NOBODY_THERE
        if target == ENOUGH:
            return NOT_PENDING
        return LEGAL if has_figure(state, rival, target, state.at[f + D] - 1) else NOBODY_THERE

    def has_aliens(self, state: State, seat: i64, rival: i64) -> bool:
        """Is it a rival with an Alien on the board?"""
        if state.are_partners(seat, rival):
            return False
        space: i64 = 0
        while space < state.box.spaces:
            if state.aliens(space, rival) > 0:
                return True
            space += 1
        return False

    def effect(self, state: State, f: i64) -> None:
        rival = target(state, f, 0)
        space = target(state, f, 1)
        if state.aliens(space, rival) == 0:
            return
        figure = target(state, f, 2)
        if figure < 0:
            figure = only_figure(state, rival, space)
        state.push(self.gamble, rival, MALFUNCTION, figure, space)

    def red_effect(self, state: State, f: i64) -> None:
        state.push(self.rolls, 0, EVERYWHERE, 0, 1)
