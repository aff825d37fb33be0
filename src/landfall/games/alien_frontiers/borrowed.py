"""Borrowed ships: other players' ships that a seat uses as its own within its moment.

The first one has its numbers in the moment; a box whose parts can bring more of them keeps as many
again beside it (see `Box.borrows`). A borrowed ship is in hand (CARRIED is its owner), or it has docked
(BORROWED_PLACE), or it has left its port again.
"""

from __future__ import annotations

from mypy_extensions import i64

from landfall.games.alien_frontiers.box import (
    BORROWED_FRESH,
    BORROWED_NUMBERS,
    BORROWED_OWNER,
    BORROWED_PLACE,
    BORROWED_VALUE,
    CARRIED,
    CARRIED_VALUE,
)
from landfall.games.alien_frontiers.hands import COUNT
from landfall.games.alien_frontiers.moment import borrowed_shift_of, shift_of
from landfall.games.alien_frontiers.state import State


def number_of(state: State, waiting: i64, ship: i64, number: i64) -> i64:
    """Where a number of a borrowed ship lies; `waiting` is the moment, -1 for the present one."""
    if ship == 0:
        return number + shift_of(state, waiting)
    nth: i64 = number - CARRIED if number <= CARRIED_VALUE else number - BORROWED_OWNER + 2
    first = state.box.borrowed + BORROWED_NUMBERS * (ship - 1)
    return first + nth + borrowed_shift_of(state, waiting)


def of_borrowed(state: State, waiting: i64, ship: i64, number: i64) -> i64:
    """A number of a borrowed ship."""
    return state.at[number_of(state, waiting, ship, number)]


def hold(state: State, owner: i64, value: i64) -> i64:
    """A ship of another player comes into the acting seat's hand; the answer is which it is."""
    ship: i64 = 0
    while ship < state.box.borrows - 1 and is_taken(state, ship):
        ship += 1
    state.at[number_of(state, -1, ship, CARRIED)] = owner
    state.at[number_of(state, -1, ship, CARRIED_VALUE)] = value
    return ship


def is_taken(state: State, ship: i64) -> bool:
    """Is a borrowed ship in hand or docked?"""
    if of_borrowed(state, -1, ship, CARRIED) >= 0:
        return True
    return of_borrowed(state, -1, ship, BORROWED_OWNER) >= 0


def in_hand(state: State, value: i64) -> i64:
    """The borrowed ship in the acting seat's hand that shows the value; -1 for none."""
    ship: i64 = 0
    while ship < state.box.borrows:
        if of_borrowed(state, -1, ship, CARRIED) >= 0:
            if of_borrowed(state, -1, ship, CARRIED_VALUE) == value:
                return ship
        ship += 1
    return -1


def lender(state: State, waiting: i64) -> i64:
    """The owner of a borrowed ship in the hand of a moment; -1 if none is there."""
    ship: i64 = 0
    while ship < state.box.borrows:
        owner = of_borrowed(state, waiting, ship, CARRIED)
        if owner >= 0:
            return owner
        ship += 1
    return -1


def put_down(state: State, ship: i64, facility: i64) -> i64:
    """A borrowed ship in hand docks; the answer is its owner."""
    owner = of_borrowed(state, -1, ship, CARRIED)
    state.at[number_of(state, -1, ship, CARRIED)] = -1
    state.at[number_of(state, -1, ship, BORROWED_OWNER)] = owner
    state.at[number_of(state, -1, ship, BORROWED_PLACE)] = facility
    value = of_borrowed(state, -1, ship, CARRIED_VALUE)
    state.at[number_of(state, -1, ship, BORROWED_VALUE)] = value
    state.at[number_of(state, -1, ship, BORROWED_FRESH)] = 0
    return owner


def lent_standing(state: State, waiting: i64, facility: i64, value: i64) -> i64:
    """How many ships of that value a moment has borrowed and docked at a facility."""
    count: i64 = 0
    ship: i64 = 0
    while ship < state.box.borrows:
        if of_borrowed(state, waiting, ship, BORROWED_PLACE) == facility:
            if of_borrowed(state, waiting, ship, BORROWED_VALUE) == value:
                count += 1
        ship += 1
    return count


def forget_left(state: State, waiting: i64, facility: i64, owner: i64, value: i64) -> None:
    """A ship has left: no more are borrowed there than still stand, those that count going last."""
    left = COUNT[8 * state.docked(facility, owner) + value]
    counts: i64 = 0
    while counts < 2:
        ship = state.box.borrows - 1
        while ship >= 0 and alike(state, waiting, facility, owner, value) > left:
            if is_like(state, waiting, ship, facility, owner, value):
                if of_borrowed(state, waiting, ship, BORROWED_FRESH) == counts:
                    state.at[number_of(state, waiting, ship, BORROWED_PLACE)] = -1
            ship -= 1
        counts += 1


def alike(state: State, waiting: i64, facility: i64, owner: i64, value: i64) -> i64:
    """How many borrowed ships of an owner and a value stand there."""
    count: i64 = 0
    ship: i64 = 0
    while ship < state.box.borrows:
        if is_like(state, waiting, ship, facility, owner, value):
            count += 1
        ship += 1
    return count


def is_like(state: State, waiting: i64, ship: i64, facility: i64, owner: i64, value: i64) -> bool:
    return (
        of_borrowed(state, waiting, ship, BORROWED_PLACE) == facility
        and of_borrowed(state, waiting, ship, BORROWED_OWNER) == owner
        and of_borrowed(state, waiting, ship, BORROWED_VALUE) == value
    )


def forget_all(state: State, waiting: i64, facility: i64) -> None:
    """Every ship has left the facility."""
    ship: i64 = 0
    while ship < state.box.borrows:
        if of_borrowed(state, waiting, ship, BORROWED_PLACE) == facility:
            state.at[number_of(state, waiting, ship, BORROWED_PLACE)] = -1
        ship += 1


# -- ships that count towards a claim -----------------------------------------------------------------


def counting(state: State, facility: i64) -> i64:
    """What the borrowed ships add up to that the acting seat has docked there since its last claim."""
    if state.box.borrows == 1:  # asked at every decision of a main phase
        counts = state.at[BORROWED_FRESH] == 1 and state.at[BORROWED_PLACE] == facility
        return state.at[BORROWED_VALUE] if counts else 0
    total: i64 = 0
    ship: i64 = 0
    while ship < state.box.borrows:
        if of_borrowed(state, -1, ship, BORROWED_FRESH) == 1:
            if of_borrowed(state, -1, ship, BORROWED_PLACE) == facility:
                total += of_borrowed(state, -1, ship, BORROWED_VALUE)
        ship += 1
    return total


def count_from_now(state: State, facility: i64, owner: i64, value: i64) -> None:
    """The borrowed ship that has just docked there counts; of several alike one that did not yet."""
    ship = state.box.borrows - 1
    while ship > 0:
        if of_borrowed(state, -1, ship, BORROWED_FRESH) == 0:
            if is_like(state, -1, ship, facility, owner, value):
                break
        ship -= 1
    state.at[number_of(state, -1, ship, BORROWED_FRESH)] = 1


def count_no_more(state: State) -> None:
    """A claim was made."""
    ship: i64 = 0
    while ship < state.box.borrows:
        state.at[number_of(state, -1, ship, BORROWED_FRESH)] = 0
        ship += 1


def lent_at(state: State, facility: i64) -> bool:
    """Has the acting seat a borrowed ship docked there?"""
    ship: i64 = 0
    while ship < state.box.borrows:
        if of_borrowed(state, -1, ship, BORROWED_PLACE) == facility:
            return True
        ship += 1
    return False


# -- for whoever tells of them ------------------------------------------------------------------------


def borrowed_ships(state: State) -> list[tuple[int, int]]:
    """The borrowed ships that have docked in the present moment: whose they are, and their values."""
    return [
        (
            int(of_borrowed(state, -1, ship, BORROWED_OWNER)),
            int(of_borrowed(state, -1, ship, BORROWED_VALUE)),
        )
        for ship in range(state.box.borrows)
        if of_borrowed(state, -1, ship, BORROWED_OWNER) >= 0
    ]


def ships_in_hand(state: State) -> list[tuple[int, int]]:
    """Those that have yet to dock."""
    return [
        (
            int(of_borrowed(state, -1, ship, CARRIED)),
            int(of_borrowed(state, -1, ship, CARRIED_VALUE)),
        )
        for ship in range(state.box.borrows)
        if of_borrowed(state, -1, ship, CARRIED) >= 0
    ]
