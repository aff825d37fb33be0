"""The Vento Star Empire: an empire of faded glory."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.aliens import land_all
from landfall.games.conquest_of_planet_earth.box import MOST_DICE, SEAT
from landfall.games.conquest_of_planet_earth.deeds import (
    Power,
    die_forbids,
    die_side,
    own_fight,
    wants_die,
)
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NOTHING_IN_POOL, WRONG_TARGET
from landfall.games.conquest_of_planet_earth.rule import (
    ONCE_A_ROUND,
    ONCE_A_TURN,
    T_ACTION,
    W_AFTER,
    Book,
    at_moments,
    target,
)
from landfall.games.conquest_of_planet_earth.state import State


@final
class GloryOfTheEmpire(Power):
    """An own Fight Die is rolled again."""

    def __init__(self) -> None:
        super().__init__("glory-of-the-empire", at_moments(W_AFTER), ONCE_A_ROUND)

    def join(self, book: Book) -> None:
        super().join(book)
        self.reroll = book.kind("reroll")

    def power_forbids(self, state: State, seat: i64, moment: i64) -> i64:
        return own_fight(state, seat)

    def wants(self, state: State, f: i64, count: i64) -> i64:
        return wants_die(count)

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        if target >= MOST_DICE:
            return WRONG_TARGET
        return die_forbids(state, seat, target)

    def effect(self, state: State, f: i64) -> None:
        die = target(state, f, 0)
        side = die_side(state, state.at[f + SEAT], die)
        state.push(self.reroll, state.at[f + SEAT], side, die % MOST_DICE, 0)


@final
class SubjectLegions(Power):
    """Up to three Aliens of the pool land for nothing."""

    def __init__(self) -> None:
        super().__init__("subject-legions", at_moments(T_ACTION), ONCE_A_TURN)

    def power_forbids(self, state: State, seat: i64, moment: i64) -> i64:
        return LEGAL if state.in_pool(seat) > 0 else NOTHING_IN_POOL

    def effect(self, state: State, f: i64) -> None:
        land_all(state, state.at[f + SEAT], 3)
