"""The Vento Star Empire: an empire of faded glory."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.aliens import SAUCER, in_pool, land, land_all
from landfall.games.conquest_of_planet_earth.box import MOST_DICE, POOL, SEAT, C
from landfall.games.conquest_of_planet_earth.deeds import (
    Power,
    die_forbids,
    die_side,
    own_fight,
    wants_die,
)
from landfall.games.conquest_of_planet_earth.refusals import (
    LEGAL,
    NOT_PENDING,
    NOTHING_IN_POOL,
    WRONG_TARGET,
)
from landfall.games.conquest_of_planet_earth.rule import (
    AN_ALIEN,
    ENOUGH,
    NOTHING,
    ONCE_A_ROUND,
    ONCE_A_TURN,
    T_ACTION,
    W_AFTER,
    Book,
    at_moments,
    target,
    targets_named,
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


LEGIONS: Final = 3


@final
class SubjectLegions(Power):
    """Up to three Aliens of the pool land for nothing."""

    def __init__(self) -> None:
        super().__init__("subject-legions", at_moments(T_ACTION), ONCE_A_TURN)

    def power_forbids(self, state: State, seat: i64, moment: i64) -> i64:
        return LEGAL if state.in_pool(seat) > 0 else NOTHING_IN_POOL

    def must_choose(self, state: State, seat: i64) -> bool:
        """Are there more than land, and not all alike?"""
        return state.in_pool(seat) > LEGIONS and state.in_pool(seat) > state.of(POOL, seat)

    def wants(self, state: State, f: i64, count: i64) -> i64:
        choosing = count < LEGIONS and self.must_choose(state, state.at[f + SEAT])
        return AN_ALIEN if choosing else NOTHING

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        if target == ENOUGH:
            return NOT_PENDING
        taken: i64 = 0
        place: i64 = 0
        while place < count:
            if state.at[f + C + place] == target + 1:
                taken += 1
            place += 1
        left = state.of(POOL, seat) > taken if target == SAUCER else taken == 0
        return LEGAL if left and in_pool(state, seat, target) else NOTHING_IN_POOL

    def effect(self, state: State, f: i64) -> None:
        seat = state.at[f + SEAT]
        if targets_named(state, f) == 0:
            land_all(state, seat, LEGIONS)
            return
        place: i64 = 0
        while place < LEGIONS:
            land(state, seat, target(state, f, place), state.box.site(seat))
            place += 1
