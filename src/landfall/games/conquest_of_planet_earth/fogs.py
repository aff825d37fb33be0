"""Thick Fogs: how long each lasts, and which one is canceled.

All lift at the end of the round `FOG_ENDS`. Where a box has several of them, those that lift before the
last one are counted apart, for each player and for the Humans (`box.lifting`).
"""

from __future__ import annotations

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import FOG_ENDS, ROUND
from landfall.games.conquest_of_planet_earth.conquering import leaves, leaves_play
from landfall.games.conquest_of_planet_earth.state import State


def comes_down(state: State) -> None:
    """One more, until the end of the next round; those of the last round lift before it."""
    box = state.box
    if box.several_fogs and state.at[FOG_ENDS] == state.at[ROUND]:
        owner: i64 = 0
        while owner <= box.seats:
            state.at[box.lifting + owner] = state.in_play(box.fog, owner)
            owner += 1
    state.at[FOG_ENDS] = state.at[ROUND] + 1


def fogs_lift(state: State) -> None:
    """A round is over: what was to last until then is discarded."""
    box = state.box
    if state.at[FOG_ENDS] > 0 and state.at[FOG_ENDS] <= state.at[ROUND]:
        state.at[FOG_ENDS] = 0
        while state.all_in_play(box.fog) > 0:
            leaves_play(state, box.fog)
    if not box.several_fogs:
        return
    owner: i64 = 0
    while owner <= box.seats:
        while state.at[box.lifting + owner] > 0 and state.in_play(box.fog, owner) > 0:
            leaves(state, box.fog, owner)
            state.at[box.lifting + owner] -= 1
        state.at[box.lifting + owner] = 0
        owner += 1


def cancel_fog(state: State) -> None:
    """One is canceled, of several the one that lifts last (R-CQ-1026); the others lift in their time."""
    box = state.box
    owner: i64 = 0
    while owner <= box.seats and lasting(state, owner) == 0:
        owner += 1
    if owner > box.seats:
        owner = 0
        while state.in_play(box.fog, owner) == 0:
            owner += 1
        state.at[box.lifting + owner] -= 1
    leaves(state, box.fog, owner)
    owner = 0
    while owner <= box.seats:
        if lasting(state, owner) > 0:
            return
        owner += 1
    state.at[FOG_ENDS] = state.at[ROUND] if state.all_in_play(box.fog) > 0 else 0


def lasting(state: State, owner: i64) -> i64:
    """Fogs of a player, or of the Humans, that lift at the end of the round `FOG_ENDS`."""
    box = state.box
    lifting = state.at[box.lifting + owner] if box.several_fogs else 0
    return state.in_play(box.fog, owner) - lifting
