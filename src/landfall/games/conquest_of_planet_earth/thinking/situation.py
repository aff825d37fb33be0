"""What is asked of a seat, as far as players tell questions apart; and a table to try answers on."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.rng import Rng
from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    AWAITED,
    BATTLE,
    DEPTH,
    EYES,
    KIND,
    WHO,
    A,
    bit,
)
from landfall.games.conquest_of_planet_earth.chance import (
    EVENT,
    HUMAN_TECH,
    LOOK,
    LOOK_LOCATION,
    LOST_EVENT,
    STUFF,
)
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.state import CHANCE, OVER, SOMEONE, State
from landfall.games.conquest_of_planet_earth.window import first_of

DRAWS: Final = (EVENT, STUFF, HUMAN_TECH, LOST_EVENT, LOOK, LOOK_LOCATION)
"""Chance that is not waited for when an answer is tried: one card is as good as another."""

MOST_STEPS: Final = 60


@final
class Trial:
    """Tries answers on copies of what a seat sees: the others pass, whatever they may hold."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.codes = ruleset.codes
        self.window = ruleset.book.window
        self.room: vec[i64] = ruleset.buffer()

    def begin(self, seen: State) -> State:
        """What is seen, to be played on as if nothing were behind its blanks."""
        state = seen.copy()
        state.at[EYES] = 0
        return state

    def in_window(self, state: State) -> bool:
        return state.at[DEPTH] > 0 and state.at[state.top() + KIND] == self.window

    def moment(self, state: State) -> i64:
        """The moment of the window that is open."""
        return state.at[state.top() + A]

    def legal(self, state: State, seat: i64) -> list[int]:
        return [int(code) for code in self.room[: self.ruleset.legal(state, seat, self.room)]]

    def after(self, state: State, seat: i64, code: i64) -> State:
        """The position once a seat has answered, all others pass and cards are drawn."""
        later = state.copy()
        if self.in_window(later):
            later.at[ACTING] = bit(seat)  # whoever else is asked passes
            later.at[WHO] = seat
        self.ruleset.apply(later, seat, code)
        self.settle(later, seat)
        return later

    def settle(self, state: State, seat: i64) -> None:
        """Others pass and cards come, until the seat is asked, dice decide, or the game is over."""
        rng = Rng("cards")
        steps: i64 = 0
        while steps < MOST_STEPS:
            steps += 1
            who = state.at[WHO]
            if who == OVER or who == SOMEONE:
                return
            if who == CHANCE:
                if state.at[AWAITED] not in DRAWS or state.at[BATTLE] != 0:
                    return
                self.ruleset.happen(state, self.ruleset.sample(state, rng))
            elif self.in_window(state):
                acting = state.at[ACTING]
                if acting & bit(seat) != 0:
                    return
                self.ruleset.apply(state, first_of(acting), self.codes.passing)
            else:
                return
