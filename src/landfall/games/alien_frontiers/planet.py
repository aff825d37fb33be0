"""The planet: who controls a territory, who may use its bonus, and where field generators lie."""

from __future__ import annotations

from mypy_extensions import i64

from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import (
    AT_HOME,
    BONUS,
    LENT,
    RELIC_USER,
    SET_ASIDE,
    WIDE,
    all_bits_if,
    bit,
)
from landfall.games.alien_frontiers.moment import shift_of, shift_to
from landfall.games.alien_frontiers.ships import lift_relic
from landfall.games.alien_frontiers.state import State


def settled_by(state: State, seat: i64) -> i64:
    """The territories on which a seat has colonies, a bit each."""
    numbers = state.at
    row = state.box.row
    end = state.box.generators
    there: i64 = 0
    here: i64 = 1
    at = state.box.land + seat
    while at < end:
        there |= here & all_bits_if(numbers[at])
        here += here
        at += row
    return there


def move_colony(state: State, owner: i64, here: i64, there: i64) -> None:
    """A colony goes from one territory to another."""
    box = state.box
    state.at[box.land + box.row * here + owner] -= 1
    state.at[box.land + box.row * there + owner] += 1


def settle(book: Book, state: State, territory: i64) -> None:
    """Control goes to whoever has more colonies here than any other single player."""
    box = state.box
    row = box.land + box.row * territory
    most: i64 = 0
    leader: i64 = -1
    seat: i64 = 0
    while seat < box.seats:
        here = state.at[row + seat]
        if here > most:
            most = here
            leader = seat
        elif here == most:
            leader = -1
        seat += 1
    before = state.at[row + box.seats]
    if leader != before:
        state.at[row + box.seats] = leader
        if before >= 0:
            refresh_bonus(book, state, before)
        if leader >= 0:
            refresh_bonus(book, state, leader)
        if territory == book.desert:
            check_relic(book, state)


def refresh_bonus(book: Book, state: State, seat: i64) -> None:
    """The bonuses the seat may use: those of its territories and one lent, less the isolated."""
    box = state.box
    bonuses: i64 = 0
    territory: i64 = 0
    at = box.land + box.seats
    while territory < box.territories:
        if state.at[at] == seat:
            bonuses |= bit(territory)
        at += box.row
        territory += 1
    shift = shift_to(state, seat)
    if shift >= 0:
        bonuses |= state.at[LENT + shift]
    state.at[BONUS + WIDE * seat] = bonuses & ~state.covered(book.isolation)


def check_relic(book: Book, state: State) -> None:
    """The Relic Ship goes home at once when its user may not use Burroughs Desert any more."""
    user = state.at[RELIC_USER]
    if user >= 0 and not state.has_bonus(user, book.desert):
        lift_relic(book, state, AT_HOME)


def lend(book: Book, state: State, seat: i64, territory: i64) -> None:
    """The seat may use a bonus that is not its own until its moment ends."""
    state.at[LENT] |= bit(territory)
    refresh_bonus(book, state, seat)


def put_field(book: Book, state: State, field: i64, territory: i64) -> None:
    """Place, move (or with -1 remove) a field generator; it lies wholly on that territory."""
    lay_field(book, state, field, territory, -1, -1)


def straddle(book: Book, state: State, field: i64, here: i64, there: i64, seat: i64) -> None:
    """The seat (-1 for nobody) sets a field generator across a border: it lies in both territories."""
    lay_field(book, state, field, min(here, there), max(here, there), seat)


def lay_field(book: Book, state: State, field: i64, here: i64, across: i64, by: i64) -> None:
    """A generator comes to lie on one territory or across two; bonuses follow at once."""
    box = state.box
    state.at[box.generators + field] = here
    if box.across >= 0:
        state.at[box.across + field] = across + 1
        state.at[box.across + box.fields + field] = by + 1
    if field == book.isolation:
        isolated = state.covered(field)
        waiting: i64 = -1
        while waiting < state.at[SET_ASIDE]:
            state.at[LENT + shift_of(state, waiting)] &= ~isolated
            waiting += 1
        seat: i64 = 0
        while seat < state.box.seats:
            refresh_bonus(book, state, seat)
            seat += 1
        for board in book.boards:
            board.isolated(state, isolated)
        check_relic(book, state)
