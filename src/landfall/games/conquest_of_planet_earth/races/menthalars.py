"""The Menthalars: telepaths with sinister schemes."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import B_CONTROLLED, F_FULL, MOST_DICE, SEAT
from landfall.games.conquest_of_planet_earth.deeds import (
    Power,
    die_forbids,
    die_side,
    own_fight,
    wants_die,
)
from landfall.games.conquest_of_planet_earth.fights import SUPERHERO_BIT, keywords
from landfall.games.conquest_of_planet_earth.refusals import (
    CARDS_ONLY,
    LEGAL,
    NO_SUPERHERO,
    WRONG_TARGET,
)
from landfall.games.conquest_of_planet_earth.rule import (
    ONCE_A_FIGHT,
    ONCE_A_ROUND,
    W_AFTER,
    W_CONTROL,
    Book,
    at_moments,
    target,
)
from landfall.games.conquest_of_planet_earth.state import State, listed_too


@final
class MindControl(Power):
    """A Full Resistance fights for you until the Battle ends; another is drawn."""

    def __init__(self) -> None:
        super().__init__("mind-control", at_moments(W_CONTROL), ONCE_A_FIGHT)

    def power_forbids(self, state: State, seat: i64, moment: i64) -> i64:
        if state.at[F_FULL] == 0:
            return CARDS_ONLY
        return NO_SUPERHERO if keywords(state) & SUPERHERO_BIT != 0 else LEGAL

    def effect(self, state: State, f: i64) -> None:
        state.at[B_CONTROLLED] = listed_too(state.at[B_CONTROLLED], state.at[F_FULL] - 1)
        state.at[F_FULL] = 0


@final
class PsionicBacklash(Power):
    """A Fight Die of the other side is rolled again."""

    def __init__(self) -> None:
        super().__init__("psionic-backlash", at_moments(W_AFTER), ONCE_A_ROUND)

    def join(self, book: Book) -> None:
        super().join(book)
        self.reroll = book.kind("reroll")

    def power_forbids(self, state: State, seat: i64, moment: i64) -> i64:
        return own_fight(state, seat)

    def wants(self, state: State, f: i64, count: i64) -> i64:
        return wants_die(count)

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        if target < MOST_DICE:
            return WRONG_TARGET
        return die_forbids(state, seat, target)

    def effect(self, state: State, f: i64) -> None:
        die = target(state, f, 0)
        side = die_side(state, state.at[f + SEAT], die)
        state.push(self.reroll, state.at[f + SEAT], side, die % MOST_DICE, 0)
