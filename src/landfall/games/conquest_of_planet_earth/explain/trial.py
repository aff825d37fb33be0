"""An act tried out as its seat sees it: what it comes to if nobody answers it."""

from __future__ import annotations

from typing import Final

from landfall.core.game import CHANCE
from landfall.games.conquest_of_planet_earth.box import (
    ANSWER,
    DONE_DEED,
    DONE_END,
    EYES,
    WHO,
    A,
)
from landfall.games.conquest_of_planet_earth.explain.inquiry import Inquiry
from landfall.games.conquest_of_planet_earth.rule import (
    W_CANCEL,
    W_EXPLORED,
    W_STEP,
)
from landfall.games.conquest_of_planet_earth.state import State

PASSED_BY: Final = (W_CANCEL, W_STEP, W_EXPLORED)
"""Windows in which others may answer what was just done."""


CHOSEN_AT_ONCE: Final = ("round", "set-up")
"""Where nothing comes of a choice before all have chosen."""


def tried(q: Inquiry) -> tuple[State, State]:
    """The position before and after, with everything that follows by itself and nobody answering."""
    ruleset = q.game.ruleset
    before = q.state.copy()
    if before.at[WHO] >= 0 and q.under_way not in CHOSEN_AT_ONCE:
        before.at[EYES] = 0
        for seat in range(q.game.seats):  # as if the others had passed already
            if seat != q.seat:
                before.put(ANSWER, seat, 0)
        if q.under_way == "window":
            before.ask(q.seat)
    after = before.copy()
    if before.at[WHO] == CHANCE:
        ruleset.happen(after, q.code)
    else:
        ruleset.apply(after, q.seat, q.code)
    done = [int(after.at[at]) for at in range(DONE_DEED, DONE_END)]
    while is_passed_by(q, after):
        ruleset.apply(after, after.at[WHO], ruleset.codes.passing)
    for at, number in enumerate(done, DONE_DEED):
        if after.at[at] == 0:
            after.at[at] = number  # passing is no step of its own here
    return before, after


def is_passed_by(q: Inquiry, state: State) -> bool:
    if state.at[WHO] < 0 or state.at[state.top()] != q.book.window:
        return False
    return int(state.at[state.top() + A]) in PASSED_BY
