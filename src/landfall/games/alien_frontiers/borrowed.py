"""Borrowed ships: other players' ships that a seat uses as its own within its moment.

The first one has its numbers in the moment; a box whose parts can bring more of them keeps as many
again beside it (see `Box.borrows`). A borrowed ship is in hand (CARRIED is its owner), or it has docked
(BORROWED_PLACE), or it has left its port again. They are borrowed in order: where one is not taken, none
beyond it is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import ASK_CARRY, CARRIES_LENT
from landfall.games.alien_frontiers.box import (
    ASKS,
    BAY,
    BORROWED_FRESH,
    BORROWED_NUMBERS,
    BORROWED_OWNER,
    BORROWED_PLACE,
    BORROWED_VALUE,
    CARRIED,
    CARRIED_VALUE,
    HAND,
    RELIC_USER,
    WIDE,
)
from landfall.games.alien_frontiers.hands import COUNT
from landfall.games.alien_frontiers.moment import borrowed_shift_of, shift_of
from landfall.games.alien_frontiers.state import State

# The numbers of a ship beyond the first, in the order in which they lie.
IN_HAND_OF: Final = 0  # as CARRIED
SHOWN_IN_HAND: Final = 1  # as CARRIED_VALUE
TAKEN_FROM: Final = 2  # as BORROWED_OWNER
STANDS_AT: Final = 3  # as BORROWED_PLACE
SHOWN_THERE: Final = 4  # as BORROWED_VALUE
COUNTS_THERE: Final = 5  # as BORROWED_FRESH


def number_of(state: State, waiting: i64, ship: i64, number: i64) -> i64:
    """Where a number of a borrowed ship lies; `waiting` is the moment, -1 for the present one."""
    if ship == 0:
        return number + shift_of(state, waiting)
    nth: i64 = number - BORROWED_OWNER + TAKEN_FROM
    if number <= CARRIED_VALUE:
        nth = number - CARRIED
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


def beyond_is_taken(numbers: vec[i64], at: i64) -> bool:
    """The same of a ship beyond the first, whose numbers lie there."""
    return numbers[at + IN_HAND_OF] >= 0 or numbers[at + TAKEN_FROM] >= 0


def none_taken(numbers: vec[i64]) -> bool:
    """Has the acting seat borrowed nothing? Then the first is not taken, as most of the time."""
    return numbers[CARRIED] < 0 and numbers[BORROWED_OWNER] < 0


def in_hand(state: State, value: i64) -> i64:
    """The borrowed ship in the acting seat's hand that shows the value; -1 for none."""
    numbers = state.at
    if none_taken(numbers):
        return -1
    if numbers[CARRIED] >= 0 and numbers[CARRIED_VALUE] == value:
        return 0
    ship: i64 = 1
    at = state.box.borrowed
    end = state.box.aside
    while at < end and beyond_is_taken(numbers, at):
        if numbers[at + IN_HAND_OF] >= 0 and numbers[at + SHOWN_IN_HAND] == value:
            return ship
        ship += 1
        at += BORROWED_NUMBERS
    return -1


def lender(state: State, waiting: i64) -> i64:
    """The owner of a borrowed ship in the hand of a moment; -1 if none is there."""
    numbers = state.at
    owner = numbers[CARRIED + shift_of(state, waiting)]
    shift = borrowed_shift_of(state, waiting)
    at = state.box.borrowed + shift
    end = state.box.aside + shift
    while owner < 0 and at < end and beyond_is_taken(numbers, at):
        owner = numbers[at + IN_HAND_OF]
        at += BORROWED_NUMBERS
    return owner


def holds_lent(state: State) -> bool:
    """Is any borrowed ship in the acting seat's hand?"""
    numbers = state.at
    if none_taken(numbers):
        return False
    if numbers[CARRIED] >= 0:
        return True
    at = state.box.borrowed
    end = state.box.aside
    while at < end and beyond_is_taken(numbers, at):
        if numbers[at + IN_HAND_OF] >= 0:
            return True
        at += BORROWED_NUMBERS
    return False


def lent_in_hand(state: State, value: i64) -> i64:
    """How many ships of that value in the acting seat's hand are borrowed."""
    numbers = state.at
    count: i64 = 0
    if none_taken(numbers):
        return count
    if numbers[CARRIED] >= 0 and numbers[CARRIED_VALUE] == value:
        count = 1
    at = state.box.borrowed
    end = state.box.aside
    while at < end and beyond_is_taken(numbers, at):
        if numbers[at + IN_HAND_OF] >= 0 and numbers[at + SHOWN_IN_HAND] == value:
            count += 1
        at += BORROWED_NUMBERS
    return count


def own_in_hand(state: State, value: i64) -> i64:
    """How many ships of that value in the acting seat's hand are its own."""
    return COUNT[8 * state.at[HAND] + value] - lent_in_hand(state, value)


def unrolled(state: State) -> i64:
    """A borrowed ship in hand whose die is yet to be rolled; -1 for none."""
    return in_hand(state, 0)


def carries_lent(state: State) -> bool:
    """Is another player's ship being moved?"""
    if state.box.borrows == 1:
        return state.at[CARRIED] >= 0
    return state.at[ASKS] == ASK_CARRY and state.asked_a() >= CARRIES_LENT


def carries_own(state: State, seat: i64) -> bool:
    """Is the ship being moved one of the seat's own, or the Relic Ship that it uses?"""
    if state.asked_a() == 1:
        return state.at[RELIC_USER] == seat
    return not carries_lent(state)


def moved_owner(state: State) -> i64:
    """The owner of another player's ship that is being moved; -1 if none is."""
    if not carries_lent(state):
        return -1
    if state.box.borrows == 1:
        return state.at[CARRIED]
    return of_borrowed(state, -1, state.asked_a() - CARRIES_LENT, CARRIED)


def to_dock(state: State, value: i64) -> i64:
    """The borrowed ship that docks when the seat docks one of that value; -1 for one of its own.

    A ship that is being moved comes first, and otherwise the borrowed one of two that are alike.
    """
    if state.box.borrows > 1 and state.at[ASKS] == ASK_CARRY and state.asked_c() == value:
        moved = state.asked_a() - CARRIES_LENT
        if moved >= 0 and of_borrowed(state, -1, moved, CARRIED) >= 0:
            return moved
        if state.asked_a() == 0 and own_in_hand(state, value) > 0:
            return -1
    return in_hand(state, value)


def lent_turned(state: State, value: i64, to: i64) -> None:
    """A ship in hand is about to be turned: if none of that value is the seat's own, a borrowed one."""
    if state.box.borrows > 1 and own_in_hand(state, value) == 0:
        ship = in_hand(state, value)
        if ship >= 0:
            state.at[number_of(state, -1, ship, CARRIED_VALUE)] = to


def give_back(state: State) -> i64:
    """Borrowed ships in hand that were not docked leave it; the answer is how many they were."""
    if none_taken(state.at) or lender(state, -1) < 0:
        return 0
    count: i64 = 0
    ship: i64 = 0
    while ship < state.box.borrows:
        owner = of_borrowed(state, -1, ship, CARRIED)
        if owner >= 0:
            state.at[number_of(state, -1, ship, CARRIED)] = -1
            state.at[number_of(state, -1, ship, BORROWED_OWNER)] = owner
            value = of_borrowed(state, -1, ship, CARRIED_VALUE)
            state.at[number_of(state, -1, ship, BORROWED_VALUE)] = value
            state.at[BAY + WIDE * owner] += 1
            count += 1
        ship += 1
    return count


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
    numbers = state.at
    total: i64 = 0
    if none_taken(numbers):
        return total
    if numbers[BORROWED_FRESH] == 1 and numbers[BORROWED_PLACE] == facility:
        total = numbers[BORROWED_VALUE]
    at = state.box.borrowed
    end = state.box.aside
    while at < end and beyond_is_taken(numbers, at):
        if numbers[at + COUNTS_THERE] == 1 and numbers[at + STANDS_AT] == facility:
            total += numbers[at + SHOWN_THERE]
        at += BORROWED_NUMBERS
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
    """The borrowed ships of the present moment: whose they are, and their values.

    One that docks as soon as it is taken is told of when it has docked.
    """
    unplaced = [ship for ship in ships_in_hand(state) if ship[1] and state.box.borrows > 1]
    return unplaced + [
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
