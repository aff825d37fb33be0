"""Moments: what a seat has in hand and has used up, set aside while another seat acts in its turn.

A seat's turn is a moment. A card may give another seat a moment within it: the first one's numbers are
then set aside as a whole and taken up again afterwards. Wherever a ship or a card moves that a waiting
moment has counted, that moment is asked too: `shift` is how far its numbers lie from the present ones.
"""

from __future__ import annotations

from mypy_extensions import i64

from landfall.games.alien_frontiers.asks import AFTER_A_TURN, ASK_MAIN
from landfall.games.alien_frontiers.box import (
    ACTOR,
    ASKED_A,
    ASKS,
    DEPTH,
    MOMENT,
    MOMENT_END,
    SET_ASIDE,
)
from landfall.games.alien_frontiers.state import State, clear_moment


def shift_of(state: State, waiting: i64) -> i64:
    """How far from the present moment's numbers those of a waiting one lie; -1 is the present one."""
    if waiting < 0:
        return 0
    return state.box.aside + state.box.moment_width * waiting - MOMENT


def borrowed_shift_of(state: State, waiting: i64) -> i64:
    """The same for the ships borrowed beyond the first."""
    if waiting < 0:
        return 0
    return shift_of(state, waiting) + MOMENT_END - state.box.borrowed


def place_aside(state: State, waiting: i64, at: i64) -> i64:
    """Where a number beyond the block of a moment lies while that waits: a ship's, or a part's."""
    box = state.box
    if at >= box.borrowed:
        return at + borrowed_shift_of(state, waiting)
    first = shift_of(state, waiting) + MOMENT_END + box.aside - box.borrowed
    return first + at - box.fleeting


def set_aside(state: State, seat: i64) -> None:
    """The present moment waits; another seat's begins."""
    shift = shift_of(state, state.at[SET_ASIDE])
    at: i64 = MOMENT
    while at < MOMENT_END:
        state.at[at + shift] = state.at[at]
        at += 1
    at = state.box.fleeting
    while at < state.box.aside:
        state.at[place_aside(state, state.at[SET_ASIDE], at)] = state.at[at]
        at += 1
    state.at[SET_ASIDE] += 1
    clear_moment(state, seat)


def take_up(state: State) -> None:
    """The present moment is over; the one set aside last goes on."""
    state.at[SET_ASIDE] -= 1
    shift = shift_of(state, state.at[SET_ASIDE])
    at: i64 = MOMENT
    while at < MOMENT_END:
        state.at[at] = state.at[at + shift]
        state.at[at + shift] = 0
        at += 1
    at = state.box.fleeting
    while at < state.box.aside:
        place = place_aside(state, state.at[SET_ASIDE], at)
        state.at[at] = state.at[place]
        state.at[place] = 0
        at += 1


def shift_to(state: State, seat: i64) -> i64:
    """The shift of the seat's own latest moment; -1 if it has none."""
    if state.at[ACTOR] == seat:
        return 0
    waiting = state.at[SET_ASIDE] - 1
    while waiting >= 0:
        shift = shift_of(state, waiting)
        if state.at[ACTOR + shift] == seat:
            return shift
        waiting -= 1
    return -1


def docks_only(state: State) -> bool:
    """Is it a moment after a turn, with nothing but dockings and what follows from them?"""
    first: i64 = 0
    if state.at[DEPTH] != 1:
        first = state.box.pending
    return state.at[first + ASKS] == ASK_MAIN and state.at[first + ASKED_A] == AFTER_A_TURN
