"""What several Agendas look for on the table: ships, colonies and control of a seat."""

from __future__ import annotations

from mypy_extensions import i64

from landfall.games.alien_frontiers.borrowed import of_borrowed
from landfall.games.alien_frontiers.box import (
    BORROWED_PLACE,
    RELIC_PLACE,
    RELIC_USER,
    lowest,
)
from landfall.games.alien_frontiers.hands import SIZE
from landfall.games.alien_frontiers.state import State


def stands_at(state: State, seat: i64, facility: i64) -> bool:
    """Has the seat a ship there? The Relic Ship is a ship of whoever uses it."""
    if facility < 0:
        return False
    if state.docked(facility, seat) != 0:
        return True
    return state.at[RELIC_PLACE] == facility and state.at[RELIC_USER] == seat


def ships_sent_away(before: State, seat: i64, facility: i64) -> i64:
    """Ships of other colours that stood there, less those that the seat had borrowed itself."""
    count: i64 = 0
    owner: i64 = 0
    while owner < before.box.seats:
        if owner != seat:
            count += SIZE[before.docked(facility, owner)]
        owner += 1
    ship: i64 = 0
    while ship < before.box.borrows:
        if of_borrowed(before, -1, ship, BORROWED_PLACE) == facility:
            count -= 1
        ship += 1
    return count


def controls(state: State, seat: i64, territory: i64) -> bool:
    """Does the seat control it, whatever bonuses it is lent?"""
    return territory >= 0 and state.controller(territory) == seat


def controls_any(state: State, seat: i64, territories: i64) -> bool:
    """Does the seat control one of these territories, a bit each?"""
    while territories != 0:
        if state.controller(lowest(territories)) == seat:
            return True
        territories &= territories - 1
    return False


def territories_with(state: State, seat: i64, colonies: i64) -> i64:
    """On how many territories the seat has so many colonies or more."""
    count: i64 = 0
    territory: i64 = 0
    while territory < state.box.territories:
        if state.colonies(territory, seat) >= colonies:
            count += 1
        territory += 1
    return count


def asteroids_held(state: State, seat: i64) -> i64:
    """How many asteroid cards the seat has, in tow or not."""
    box = state.box
    count: i64 = 0
    at = box.hauls + box.asteroids * seat
    end = at + box.asteroids
    while at < end:
        count += state.at[at]
        at += 1
    return count
