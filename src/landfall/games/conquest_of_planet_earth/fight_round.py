"""One Fight Round: its start, the windows before and after the dice, and who wins it (R-CQ-401)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import (
    B_SEAT,
    B_SPACE,
    DONE_ROUND,
    DONE_TOTALS,
    F_DECIDED,
    F_ROUND,
    MOST_DICE,
    NEITHER,
    R_DICE,
    R_DIE,
    R_END,
    R_EXTRA,
    RESULT,
    ROLLED,
    ROUND_BEGINS,
    STEP,
    E,
)
from landfall.games.conquest_of_planet_earth.chance import DIE, await_chance
from landfall.games.conquest_of_planet_earth.fights import (
    OTHER,
    OWN,
    abilities,
    dice_of_humans,
    total_of,
    winner,
    with_humans,
)
from landfall.games.conquest_of_planet_earth.losses import AROUND, barrage_hits
from landfall.games.conquest_of_planet_earth.names import BARRAGE
from landfall.games.conquest_of_planet_earth.rule import W_AFTER, W_BEFORE, Book, Procedure, step
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.window import open_window

# How a Fight Round, a Fight or a Battle ended.
OWN_WINS: Final = 1
OTHER_WINS: Final = 2
TIE: Final = 3
NOBODY_LEFT: Final = 4  # no Alien of the side whose Battle it is
WON: Final = 5
LOST: Final = 6
ESCAPED: Final = 7


def clear(state: State, begin: i64, end: i64) -> None:
    at = begin
    while at < end:
        state.at[at] = 0
        at += 1


@final
class FightRound(Procedure):
    """Its result is OWN_WINS, OTHER_WINS, TIE or NOBODY_LEFT. E: dice rolled so far."""

    def join(self, book: Book) -> None:
        self.rolls = book.kind("roll-for-each")

    def go(self, state: State, f: i64) -> None:
        at = state.at
        now = at[f + STEP]
        if now == 0:
            clear(state, ROUND_BEGINS, R_END)
            at[F_ROUND] += 1
            step(state, f, 1)
            if with_humans(state) and abilities(state) & BARRAGE != 0:
                state.push(self.rolls, at[B_SEAT], AROUND, at[B_SPACE], barrage_hits(state))
        elif now == 1:
            if state.aliens(at[B_SPACE], at[B_SEAT]) == 0:
                self.end(state, NOBODY_LEFT)
                return
            step(state, f, 2)
            open_window(self.book, state, W_BEFORE, at[B_SEAT])
        elif state.aliens(at[B_SPACE], at[B_SEAT]) == 0:
            self.end(state, NOBODY_LEFT)  # Human Ingenuity has taken them away (R-CQ-806)
        elif now == 2:
            if at[F_DECIDED] != 0:
                self.decide(state)
                return
            at[R_DICE + OWN] = 1 + at[R_EXTRA + OWN]
            at[R_DICE + OTHER] = 1 + at[R_EXTRA + OTHER]
            if with_humans(state):
                at[R_DICE + OTHER] = dice_of_humans(state)
            step(state, f, 3)
        elif now == 3:
            if at[f + E] < at[R_DICE + OWN] + at[R_DICE + OTHER]:
                await_chance(state, DIE)
                return
            step(state, f, 4)
            open_window(self.book, state, W_AFTER, at[B_SEAT])
        else:
            self.decide(state)

    def chance(self, state: State, f: i64, code: i64) -> None:
        at = state.at
        die = at[f + E]
        at[f + E] += 1
        if die < at[R_DICE + OWN]:
            at[R_DIE + die] = at[ROLLED]
        else:
            at[R_DIE + MOST_DICE + die - at[R_DICE + OWN]] = at[ROLLED]

    def decide(self, state: State) -> None:
        """The round is resolved: by a card, or by the dice as they lie."""
        side = state.at[F_DECIDED] - 1
        if side < 0:
            side = winner(state)
        state.at[F_DECIDED] = 0
        state.at[DONE_ROUND] = side + 1
        if side < 0:
            state.at[DONE_ROUND] = NEITHER
        state.at[DONE_TOTALS + OWN] = total_of(state, OWN)
        state.at[DONE_TOTALS + OTHER] = total_of(state, OTHER)
        if side == OWN:
            self.end(state, OWN_WINS)
        else:
            self.end(state, OTHER_WINS if side == OTHER else TIE)

    def end(self, state: State, result: i64) -> None:
        state.at[RESULT] = result
        state.pop()
