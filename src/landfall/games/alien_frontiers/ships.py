"""Ships come and go: docked, lifted, sent to the Maintenance Bay; and the Relic Ship."""

from __future__ import annotations

from mypy_extensions import i64

from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.borrowed import forget_all, forget_left, hold
from landfall.games.alien_frontiers.box import (
    AT_HOME,
    BAY,
    FIRST_PORT,
    HAND,
    IN_BAY,
    RELIC_FRESH,
    RELIC_HERE,
    RELIC_HOST,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    SET_ASIDE,
    STOCK,
    UNPLACED,
    WAITS_IN_BAY,
    WIDE,
)
from landfall.games.alien_frontiers.hands import COUNT, HIGH, LESS, MORE, SIZE
from landfall.games.alien_frontiers.moment import shift_of
from landfall.games.alien_frontiers.state import State


def dock(state: State, facility: i64, owner: i64, value: i64) -> None:
    """A ship takes a port."""
    row = state.box.docks + state.box.row * facility
    state.at[row + owner] = MORE[8 * state.at[row + owner] + value]
    state.at[row + state.box.seats] -= 1


def undock(book: Book, state: State, seat: i64, facility: i64, owner: i64, value: i64) -> None:
    """The seat takes a ship off its port; marks of this turn that rested on it go with it."""
    row = state.box.docks + state.box.row * facility
    hand = LESS[8 * state.at[row + owner] + value]
    state.at[row + owner] = hand
    state.at[row + state.box.seats] += 1
    if COUNT[8 * hand + value] == 0 or state.box.borrows > 1:
        forget_borrowed(state, facility, owner, value)
    book.docks[facility].leaves(state, seat, owner, value)


def forget_borrowed(state: State, facility: i64, owner: i64, value: i64) -> None:
    """A ship of that value has left: if it was the last that is borrowed, it stands there no more."""
    waiting: i64 = -1
    while waiting < state.at[SET_ASIDE]:
        forget_left(state, waiting, facility, owner, value)
        waiting += 1


def pick_up(book: Book, state: State, seat: i64, facility: i64, owner: i64, value: i64) -> i64:
    """The seat takes a ship off its port and holds it among its unplaced ones.

    The answer is which of its borrowed ships it is, -1 for one of its own.
    """
    undock(book, state, seat, facility, owner, value)
    state.at[HAND] = MORE[8 * state.at[HAND] + value]
    if owner != seat:
        return hold(state, owner, value)
    return -1


def to_bay(book: Book, state: State, seat: i64, facility: i64, owner: i64, value: i64) -> None:
    """Sent away from a facility; a ship that would be forfeit there goes to stock instead."""
    undock(book, state, seat, facility, owner, value)
    if book.forfeit(state, owner, facility):
        state.at[STOCK + WIDE * owner] += 1
    else:
        state.at[BAY + WIDE * owner] += 1


def send_all_away(book: Book, state: State, seat: i64, facility: i64) -> None:
    """The seat sends every ship there away, whoever's; the Relic Ship goes home where it is forfeit."""
    row = state.box.docks + state.box.row * facility
    owner: i64 = 0
    while owner < state.box.seats:
        while state.at[row + owner] != 0:
            to_bay(book, state, seat, facility, owner, HIGH[state.at[row + owner]])
        owner += 1
    if state.at[RELIC_PLACE] == facility:
        lost = book.forfeit(state, state.at[RELIC_USER], facility)
        lift_relic(book, state, AT_HOME if lost else IN_BAY)
    if state.brethren_at() == facility:
        lift_brethren(state, WAITS_IN_BAY)


def clear(book: Book, state: State, facility: i64) -> None:
    """Every ship there goes to the Maintenance Bay."""
    box = state.box
    row = box.docks + box.row * facility
    seat: i64 = 0
    while seat < box.seats:
        ships = SIZE[state.at[row + seat]]
        state.at[BAY + WIDE * seat] += ships
        state.at[row + box.seats] += ships
        state.at[row + seat] = 0
        seat += 1
    if state.at[RELIC_PLACE] == facility:
        lift_relic(book, state, IN_BAY)
    if state.brethren_at() == facility:
        lift_brethren(state, WAITS_IN_BAY)
    waiting: i64 = -1
    while waiting < state.at[SET_ASIDE]:
        forget_all(state, waiting, facility)
        waiting += 1


# -- the Relic Ship ---------------------------------------------------------------------------------


def place_relic(book: Book, state: State, seat: i64, facility: i64) -> None:
    state.at[RELIC_PLACE] = facility
    state.at[RELIC_HERE] = 0
    state.at[state.box.docks + state.box.row * facility + state.box.seats] -= 1
    book.docks[facility].relic_arrives(state, seat)


def lift_relic(book: Book, state: State, to: i64) -> None:
    """The Relic Ship leaves where it stands; `to` is the Bay, the hand, Burroughs Desert or a port."""
    was = state.at[RELIC_PLACE]
    state.at[RELIC_PLACE] = to
    state.at[RELIC_HOST] = -1
    waiting: i64 = -1
    while waiting < state.at[SET_ASIDE]:
        shift = shift_of(state, waiting)
        state.at[RELIC_FRESH + shift] = 0
        state.at[RELIC_HERE + shift] = 0
        waiting += 1
    if to == UNPLACED:
        state.at[RELIC_HERE] = 1
    if was >= 0:
        state.at[state.box.docks + state.box.row * was + state.box.seats] += 1
        book.docks[was].relic_leaves(state, state.at[RELIC_VALUE])
    if to == IN_BAY:
        state.at[RELIC_VALUE] = 0
    elif to == AT_HOME:
        state.at[RELIC_VALUE] = 0
        state.at[RELIC_USER] = -1


def tow_relic(book: Book, state: State, facility: i64) -> None:
    """The Relic Ship goes to another facility as it is, docked there by nobody."""
    lift_relic(book, state, facility)
    state.at[state.box.docks + state.box.row * facility + state.box.seats] -= 1


# -- the Brethren Ship ------------------------------------------------------------------------------


def lift_brethren(state: State, to: i64) -> None:
    """The Brethren Ship leaves where it stands for the Maintenance Bay, or to be rolled."""
    facility = state.brethren_at()
    if facility >= 0:
        state.at[state.box.docks + state.box.row * facility + state.box.seats] += 1
    state.at[state.box.brethren] = to
    state.at[state.box.brethren + 1] = 0


def place_brethren(state: State, facility: i64, track: i64) -> None:
    """It takes a port, on the Colonist Hub one of a seat's track; -1 where there are none."""
    lift_brethren(state, FIRST_PORT + facility)
    state.at[state.box.brethren + 1] = track + 1
    state.at[state.box.docks + state.box.row * facility + state.box.seats] -= 1


def ships_to_place(state: State) -> i64:
    """How many ships the acting seat has yet to place."""
    return SIZE[state.at[HAND]] + state.at[RELIC_HERE]
