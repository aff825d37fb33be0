"""Escaping: where Aliens may go after a Fight Round, and asking whether they do (R-CQ-420 to 424)."""

from __future__ import annotations

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.aliens import move_group
from landfall.games.conquest_of_planet_earth.refusals import (
    LEGAL,
    NO_ESCAPE_THERE,
    NOT_PENDING,
)
from landfall.games.conquest_of_planet_earth.rule import Book
from landfall.games.conquest_of_planet_earth.state import State


def may_escape_to(state: State, seat: i64, space: i64, to: i64) -> bool:
    """Next to it: own Aliens, the own Landing Site, or a Location without Resistance and enemies."""
    if not state.box.touches(space, to) or state.all_in_play(state.box.fog) > 0:
        return False
    if state.aliens(to, seat) > 0 or to == state.box.site(seat):
        return True
    if state.location(to) < 0 or state.resistance(to) > 0:
        return False
    return not state.enemies(to, seat)


def may_escape(state: State, seat: i64, space: i64) -> bool:
    box = state.box
    at = box.near_from[space]
    while at < box.near_from[space + 1]:
        if may_escape_to(state, seat, space, box.near[at]):
            return True
        at += 1
    return False


def escape_candidates(book: Book, state: State, space: i64, out: vec[i64], n: i64) -> i64:
    out[n] = book.codes.stay
    n += 1
    box = state.box
    at = box.near_from[space]
    while at < box.near_from[space + 1]:
        out[n] = book.codes.escape + box.near[at]
        n += 1
        at += 1
    return n


def escape_forbids(book: Book, state: State, seat: i64, space: i64, code: i64) -> i64:
    if code == book.codes.stay:
        return LEGAL
    to = code - book.codes.escape
    if to < 0 or to >= state.box.spaces:
        return NOT_PENDING
    return LEGAL if may_escape_to(state, seat, space, to) else NO_ESCAPE_THERE


def escape(book: Book, state: State, seat: i64, space: i64, code: i64) -> None:
    """The whole group goes, to one Space; that is no move and ends none (R-CQ-423)."""
    move_group(state, seat, space, code - book.codes.escape, False)
