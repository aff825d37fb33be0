"""When the game is over: Terror Points, the Objective where it is asked for, the Super Cannon.

Looked at after everything that changes Terror Points (R-CQ-104).
"""

from __future__ import annotations

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    CARD,
    DEMOLISHED,
    DEPLOYMENTS,
    DEPTH,
    HUMANS_WON,
    MARKER,
    TRACK,
    WHO,
    WON,
)
from landfall.games.conquest_of_planet_earth.names import GOAL, TRACK_END
from landfall.games.conquest_of_planet_earth.state import OVER, State


def goal(state: State) -> i64:
    """The Terror Points that win: of a seat, of a team, or of all together."""
    if state.box.together:
        return GOAL * state.box.seats
    return 2 * GOAL if state.box.in_teams else GOAL


def points_towards_goal(state: State, seat: i64) -> i64:
    """The Terror Points that count for a seat: its own, its team's, or everybody's."""
    box = state.box
    at = state.at
    points: i64 = 0
    space: i64 = 0
    while space < box.spaces:
        owner = at[box.land + box.row * space + MARKER] - 1
        if owner >= 0 and state.are_partners(seat, owner):
            points += state.population(space)
        space += 1
    other: i64 = 0
    while other < box.seats:
        if state.are_partners(seat, other):
            points += state.in_play(box.feeding, other)
        other += 1
    return points


def check_win(state: State, seat: i64) -> None:
    """Has somebody won? Of several, whose effect it is; else the first in turn order (R-CQ-116)."""
    if state.at[WON] != 0:
        return
    if seat >= 0 and has_won(state, seat):
        win(state, seat)
        return
    if seat >= 0 and state.box.together:
        return  # nor has anybody else: all points are everybody's
    place: i64 = 0
    while place < state.box.seats:
        if has_won(state, state.in_order(place)):
            win(state, state.in_order(place))
            return
        place += 1


def has_won(state: State, seat: i64) -> bool:
    if points_towards_goal(state, seat) < goal(state):
        return False
    return not state.box.objective_required or objective_is_taken(state)


def objective_is_taken(state: State) -> bool:
    """Is the Objective conquered by anyone, or Demolished?"""
    at = state.space(0)
    return state.at[at + MARKER] > 0 or state.at[at + DEMOLISHED] != 0


def win(state: State, seat: i64) -> None:
    state.at[WON] = seat + 1
    end(state)


def end(state: State) -> None:
    """The game is over: nothing is under way any more."""
    state.at[WHO] = OVER
    state.at[ACTING] = 0
    state.at[DEPTH] = 0


def is_over(state: State) -> bool:
    return state.at[WON] != 0


def advance_track(state: State, steps: i64) -> None:
    """The marker moves; red circles that it reaches or crosses have Counters deployed later."""
    while steps > 0 and state.at[WON] == 0:
        state.at[TRACK] += 1
        steps -= 1
        if state.at[TRACK] >= TRACK_END:
            state.at[WON] = HUMANS_WON
            end(state)
        elif state.box.red_circles >> state.at[TRACK] & 1 == 1:
            state.at[DEPLOYMENTS] += 1


def stage(state: State) -> i64:
    """The number of the triangle under the marker."""
    return state.box.stages[state.at[TRACK]]


def has_location(state: State, space: i64) -> bool:
    return state.at[state.space(space) + CARD] > 0
