"""What each card and power of a seat does to the chance of its Fight: how it stands once it is used.

In a window of a Fight every answer of the seat is tried: what it is aimed at is chosen best, dice that
it asks for are counted face by face, nobody cancels it, and from there on nobody plays anything more.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    AGAINST_ALIENS,
    AGAINST_CAPTAIN,
    ANSWER,
    AWAITED,
    BATTLE,
    DEPTH,
    EYES,
    FRAME,
    KIND,
    RESULT,
    ROLLED,
    WHO,
    bit,
)
from landfall.games.conquest_of_planet_earth.chance import DIE
from landfall.games.conquest_of_planet_earth.fight_round import WON
from landfall.games.conquest_of_planet_earth.fights import OTHER, side_of
from landfall.games.conquest_of_planet_earth.rule import frame_below
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.state import CHANCE, OVER, SOMEONE, WORKING, State
from landfall.games.conquest_of_planet_earth.thinking.fight_odds import FightOdds
from landfall.games.conquest_of_planet_earth.window import first_of

MOST_DICE_AHEAD: Final = 3
"""Dice of one card that are counted face by face."""


@final
class CardOdds:
    """Tries answers in the windows of Fights."""

    def __init__(self, ruleset: Ruleset, odds: FightOdds) -> None:
        self.ruleset = ruleset
        self.odds = odds
        book = ruleset.book
        self.codes = ruleset.codes
        self.asking = (book.kind("gamble"), book.kind("reroll"), book.kind("destroy"))
        self.ends = (book.kind("fight"), book.kind("alien-battle"), book.kind("captain"))
        self.room: vec[i64] = ruleset.buffer()

    def answers(self, seen: State, seat: i64) -> dict[int, float]:
        """For each legal answer of a seat in a Fight its chance to win that Fight afterwards."""
        depth = self.depth(seen)
        if depth == 0 or side_of(seen, seat) < 0:
            return {}
        here = seen.copy()
        here.at[EYES] = 0
        if here.at[here.top() + KIND] == self.ruleset.book.window:
            here.at[ACTING] = bit(seat)
            here.at[WHO] = seat
            other: i64 = 0
            while other < here.box.seats:
                here.put(ANSWER, other, 0)
                other += 1
        return {
            code: self.after(here, seat, code, depth, MOST_DICE_AHEAD)
            for code in self.legal(here, seat)
        }

    def legal(self, state: State, seat: i64) -> list[int]:
        return [int(code) for code in self.room[: self.ruleset.legal(state, seat, self.room)]]

    def depth(self, state: State) -> i64:
        """How deep the frame of the Fight under way lies; 0 for none."""
        if state.at[BATTLE] == 0:
            return 0
        kind = self.ends[0]
        if state.at[BATTLE] == AGAINST_ALIENS:
            kind = self.ends[1]
        elif state.at[BATTLE] == AGAINST_CAPTAIN:
            return 0
        f = frame_below(state, kind)
        if f < 0:
            return 0
        return (f - state.box.stack) // FRAME + 1

    def after(self, state: State, seat: i64, code: i64, depth: i64, dice: i64) -> float:
        """The chance once a seat has answered."""
        later = state.copy()
        f = later.top()
        self.ruleset.book.procedures[later.at[f + KIND]].answer(later, f, seat, code)
        return self.told(later, seat, depth, dice)

    def told(self, state: State, seat: i64, depth: i64, dice: i64) -> float:
        """Others pass, until the Fight is over, the seat is asked or dice are awaited."""
        at = state.at
        rival = side_of(state, seat) == OTHER
        while True:
            if at[WHO] == OVER:
                return 1.0
            if at[DEPTH] < depth:
                return self.ended(state, rival)
            if at[WHO] == WORKING:
                f = state.top()
                self.ruleset.book.procedures[at[f + KIND]].go(state, f)
            elif at[WHO] == CHANCE or at[WHO] == SOMEONE:
                break
            elif at[state.top() + KIND] == self.ruleset.book.window:
                if at[ACTING] & bit(seat) != 0:
                    break
                f = state.top()
                other = first_of(at[ACTING])
                passing = self.codes.passing
                self.ruleset.book.procedures[at[f + KIND]].answer(state, f, other, passing)
            else:
                break
        kind = at[state.top() + KIND]
        if at[WHO] == CHANCE and at[AWAITED] == DIE and kind in self.asking and dice > 0:
            return self.over_faces(state, seat, depth, dice)
        if at[WHO] == seat and kind == self.ruleset.book.play:
            return max(
                self.after(state, seat, code, depth, dice) for code in self.legal(state, seat)
            )
        return self.chance(state, seat)

    def over_faces(self, state: State, seat: i64, depth: i64, dice: i64) -> float:
        total = 0.0
        face: i64 = 1
        while face <= 6:
            rolled = state.copy()
            at = rolled.at
            f = rolled.top()
            at[WHO] = WORKING
            at[AWAITED] = 0
            at[ROLLED] = face
            code = self.codes.roll + face - 1
            self.ruleset.book.procedures[at[f + KIND]].chance(rolled, f, code)
            total += self.told(rolled, seat, depth, dice - 1)
            face += 1
        return total / 6.0

    def ended(self, state: State, rival: bool) -> float:
        """The Fight is over: won by the side of the seat, or not."""
        won = state.at[RESULT] == WON
        return 1.0 if won != rival else 0.0

    def chance(self, state: State, seat: i64) -> float:
        if state.at[BATTLE] != AGAINST_ALIENS:
            return self.odds.fight_now(state)
        chance = self.odds.between_aliens(state).fight
        return 1.0 - chance if side_of(state, seat) == OTHER else chance
