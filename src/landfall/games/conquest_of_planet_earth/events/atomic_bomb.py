"""Atomic Bomb: a Location near your Aliens is Demolished, and all in it are destroyed."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import ROLLED, STEP, A, E, bit
from landfall.games.conquest_of_planet_earth.chance import DIE, SECTION, await_chance
from landfall.games.conquest_of_planet_earth.conquering import demolish
from landfall.games.conquest_of_planet_earth.counters import remove_all_counters
from landfall.games.conquest_of_planet_earth.deeds import Event, steps_to_own_alien
from landfall.games.conquest_of_planet_earth.losses import HERE
from landfall.games.conquest_of_planet_earth.names import SPACES_OF_A_SECTION
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
class AtomicBomb(Event):
    def __init__(self) -> None:
        super().__init__("atomic-bomb", at_moments(T_ACTION))

    def join(self, book: Book) -> None:
        super().join(book)
        self.rolls = book.kind("roll-for-each")
        self.falls = book.kind("bomb-falls")

    def wants(self, state: State, f: i64, count: i64) -> i64:
        return A_SPACE if count == 0 else NOTHING

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        space: i64 = 0
        while space < state.box.spaces:
            if bomb_forbids(state, seat, space) == LEGAL:
                return LEGAL
            space += 1
        return NO_TARGET

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        return bomb_forbids(state, seat, target)

    def effect(self, state: State, f: i64) -> None:
        bomb(self.rolls, state, target(state, f, 0))

    def red_effect(self, state: State, f: i64) -> None:
        state.push(self.falls, OF_HUMANS, 0, 0, 0)


RANGE: Final = 2


def bomb_forbids(state: State, seat: i64, space: i64) -> i64:
    """It must be a Location that still stands, not far from an own Alien."""
    if state.works(space) < 0:
        return WRONG_TARGET
    return LEGAL if steps_to_own_alien(state, seat, space, RANGE) else WRONG_TARGET


def bomb(rolls: i64, state: State, space: i64) -> None:
    """Everything in a Space is destroyed, and its Location Demolished."""
    remove_all_counters(state, space)
    if state.location(space) >= 0:
        demolish(state, space)
    state.push(rolls, OF_HUMANS, HERE, space, 0)


@final
class BombFalls(Procedure):
    """On a Random Space of a random player's section, A."""

    def join(self, book: Book) -> None:
        self.rolls = book.kind("roll-for-each")

    def go(self, state: State, f: i64) -> None:
        now = state.at[f + STEP]
        if now == 0:
            state.at[f + E] = bit(state.box.sections) - 2
            await_chance(state, SECTION)
        elif now == 1:
            await_chance(state, DIE)
        else:
            space = state.at[f + A]
            state.pop()
            bomb(self.rolls, state, space)

    def chance(self, state: State, f: i64, code: i64) -> None:
        now = state.at[f + STEP]
        step(state, f, now + 1)
        if now == 0:
            state.at[f + A] = SPACES_OF_A_SECTION * (code - self.book.codes.section)
        else:
            state.at[f + A] += state.at[ROLLED]
