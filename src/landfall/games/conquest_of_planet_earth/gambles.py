"""Dice that cards ask for: one die, and what it decides; and dice of a Fight that are rolled again."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import (
    MOST_DICE,
    R_DIE,
    ROLLED,
    SEAT,
    STEP,
    TOKENS,
    A,
    B,
    C,
    D,
)
from landfall.games.conquest_of_planet_earth.chance import DIE, await_chance
from landfall.games.conquest_of_planet_earth.decks import discard
from landfall.games.conquest_of_planet_earth.losses import OTHER_CAUSE
from landfall.games.conquest_of_planet_earth.rule import Book, Procedure, frame_below, step
from landfall.games.conquest_of_planet_earth.state import State

# What a die decides.
SHIELD: Final = 0  # whether an Alien is saved, on 3 or more
TOKEN: Final = 1  # whether the seat gains a token, on 4 or more
MALFUNCTION: Final = 2  # whether figure B in Space C is destroyed, on 3 or more
JAM: Final = 3  # whether Human Tech B is canceled, on 4 or more
SAVES_FROM: Final = 3
GAINS_FROM: Final = 4
BREAKS_FROM: Final = 3
JAMS_FROM: Final = 4


@final
class Gamble(Procedure):
    """A: what the die decides, for the seat."""

    def join(self, book: Book) -> None:
        self.destroy = book.kind("destroy")

    def go(self, state: State, f: i64) -> None:
        if state.at[f + STEP] == 0:
            await_chance(state, DIE)
        else:
            state.pop()

    def chance(self, state: State, f: i64, code: i64) -> None:
        at = state.at
        die = at[ROLLED]
        seat = at[f + SEAT]
        what = at[f + A]
        step(state, f, 1)
        if what == SHIELD and die >= SAVES_FROM:
            at[frame_below(state, self.destroy) + D] = 1
        elif what == TOKEN and die >= GAINS_FROM:
            state.more(TOKENS, seat, 1)
        elif what == MALFUNCTION and die >= BREAKS_FROM:
            state.push(self.destroy, seat, at[f + B], at[f + C], OTHER_CAUSE)
        elif what == JAM and die >= JAMS_FROM:
            box = state.box
            at[box.tech_in_play + at[f + B]] -= 1
            discard(state, box.tech_discards, at[f + B])


@final
class Reroll(Procedure):
    """Die B of side A is rolled again."""

    def go(self, state: State, f: i64) -> None:
        if state.at[f + STEP] == 0:
            await_chance(state, DIE)
        else:
            state.pop()

    def chance(self, state: State, f: i64, code: i64) -> None:
        at = state.at
        at[R_DIE + MOST_DICE * at[f + A] + at[f + B]] = at[ROLLED]
        step(state, f, 1)
