"""A position of Alien Frontiers: who has what where, and which decision is awaited.

The same table seen by a person: resources, ships, colonies and cards of every seat; the ships docked
at each facility; the colonies and field generators on each territory; the alien tech piles; and what
this turn has used up. A position never holds its own history or a random generator.

Ships of one colour are told apart only by where they are and what they show, so the ships of a seat
at a facility are one hand (see `hands`). The Relic Ship is a single die with a place of its own.

All of it is one array, `at`; `box` names its numbers. Whoever holds a position reads it by name and
cannot assign to it; the rules write into the array of a copy. The file is longer than most, for whatever
several rules read of a position has its name here, once.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.asks import CHANCE
from landfall.games.alien_frontiers.box import (
    ACTOR,
    ASKED_A,
    ASKED_B,
    ASKED_C,
    ASKS,
    AT_HOME,
    BEYOND,
    BONUS,
    BORROWED_NUMBERS,
    BORROWED_OWNER,
    BORROWED_PLACE,
    CARRIED,
    DEPTH,
    FIRST,
    FIRST_PORT,
    FRAME,
    FUEL,
    HAND,
    HUB,
    MOMENT,
    MOMENT_END,
    ORE,
    OWNED,
    RELIC_HOST,
    RELIC_PLACE,
    RELIC_USER,
    RELIC_VALUE,
    SEAT,
    STOCK,
    SUPPLY,
    TECH,
    TURN,
    TURNS,
    WHO,
    WIDE,
    Box,
    bit,
    cleared,
    frame_copied,
)
from landfall.games.alien_frontiers.hands import HIGH, TOTAL
from landfall.games.alien_frontiers.names import SEAT_LETTERS


@final
class State:
    """One position. Everything is public in the classic game but the order of the deck."""

    __slots__ = ("at", "box")

    def __init__(self, box: Box, at: vec[i64]) -> None:
        self.box = box
        self.at = at

    # -- copying and comparing ------------------------------------------------------------------

    def copy(self) -> State:
        """The same position, apart."""
        return State(self.box, self.at[:])

    def numbers(self) -> tuple[int, ...]:
        """The whole position as plain integers."""
        return tuple([int(self.at[at]) for at in range(self.in_use())])

    def in_use(self) -> int:
        """How many of its numbers count: what lies beyond the pending decisions is left over."""
        return int(self.box.pending + FRAME * max(0, self.at[DEPTH] - 1))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        return self.box is other.box and self.is_like(other)

    def is_like(self, other: State) -> bool:
        """Has another position of this box the same numbers?"""
        if self.at[DEPTH] != other.at[DEPTH]:
            return False
        end: i64 = self.in_use()
        at: i64 = 0
        while at < end:
            if self.at[at] != other.at[at]:
                return False
            at += 1
        return True

    def __hash__(self) -> int:
        marks = self.box.marks
        mark: i64 = 0  # beyond 64 bits the compiled engine drops what the last line cuts off anyway
        end: i64 = self.in_use()
        at: i64 = 0
        while at < end:
            number = self.at[at]
            if number != 0:
                mark += marks[at] * number
            at += 1
        return int(mark & (BEYOND - 1))

    def __repr__(self) -> str:
        return described(self)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return restored, (self.box, self.numbers())

    # -- what people and programs read most -----------------------------------------------------

    @property
    def seats(self) -> i64:
        return self.box.seats

    @property
    def who(self) -> i64:
        """The seat that decides, or CHANCE, or OVER."""
        return self.at[WHO]

    @property
    def seat(self) -> i64:
        """The seat that acts, or for which dice and cards are awaited."""
        return self.at[SEAT]

    @property
    def asks(self) -> i64:
        """What is asked."""
        return self.at[ASKS]

    @property
    def turn(self) -> i64:
        """Whose turn it is."""
        return self.at[TURN]

    @property
    def turns(self) -> i64:
        """How many turns have begun."""
        return self.at[TURNS]

    @property
    def hand(self) -> i64:
        """The unplaced ships of whoever acts."""
        return self.at[HAND]

    @property
    def first(self) -> i64:
        """Player one."""
        return self.at[FIRST]

    # -- what a seat has ------------------------------------------------------------------------

    def of(self, number: i64, seat: i64) -> i64:
        """One of the numbers of a seat."""
        return self.at[number + WIDE * seat]

    def fuel(self, seat: i64) -> i64:
        return self.at[FUEL + WIDE * seat]

    def ore(self, seat: i64) -> i64:
        return self.at[ORE + WIDE * seat]

    def gain(self, seat: i64, fuel: i64, ore: i64) -> None:
        """From the supply, which never runs out."""
        self.at[FUEL + WIDE * seat] += fuel
        self.at[ORE + WIDE * seat] += ore

    def pay(self, seat: i64, fuel: i64, ore: i64) -> None:
        """To the supply."""
        self.at[FUEL + WIDE * seat] -= fuel
        self.at[ORE + WIDE * seat] -= ore

    def can_pay(self, seat: i64, fuel: i64, ore: i64) -> bool:
        return self.at[FUEL + WIDE * seat] >= fuel and self.at[ORE + WIDE * seat] >= ore

    def fleet(self, seat: i64) -> i64:
        """Ships of the seat's colour in play, wherever they are."""
        return self.box.ships - self.at[STOCK + WIDE * seat]

    def cards(self, seat: i64) -> i64:
        """The cards a seat holds, a bit each."""
        return self.at[TECH + WIDE * seat]

    def holds(self, seat: i64, card: i64) -> bool:
        return self.at[TECH + WIDE * seat] >> card & 1 == 1

    def has_bonus(self, seat: i64, territory: i64) -> bool:
        return self.at[BONUS + WIDE * seat] >> territory & 1 == 1

    def colonies_left(self, seat: i64) -> i64:
        """Colonies not on a territory: in hand or on the Colonist Hub."""
        left = self.at[SUPPLY + WIDE * seat]
        return left + 1 if self.at[HUB + WIDE * seat] > 0 else left

    # -- pending decisions ----------------------------------------------------------------------

    def ask(self, asks: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Put a decision of a seat on top of the stack."""
        self.push(asks, seat, seat, a, b, c)

    def await_chance(self, asks: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Put dice or cards that a seat awaits on top of the stack."""
        self.push(asks, CHANCE, seat, a, b, c)

    def push(self, asks: i64, who: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """The decision asked now waits, if there is one; another is asked."""
        numbers = self.at
        depth = numbers[DEPTH]
        if depth > 0:
            frame_copied(numbers, 0, self.box.pending + FRAME * (depth - 1))
        numbers[DEPTH] = depth + 1
        numbers[ASKS] = asks
        numbers[WHO] = who
        numbers[SEAT] = seat
        numbers[ASKED_A] = a
        numbers[ASKED_B] = b
        numbers[ASKED_C] = c

    def answered(self) -> None:
        """Take the top decision away; the one beneath is asked again."""
        numbers = self.at
        depth = numbers[DEPTH] - 1
        numbers[DEPTH] = depth
        if depth > 0:
            frame_copied(numbers, self.box.pending + FRAME * (depth - 1), 0)

    def goes_on(self, a: i64, b: i64, c: i64) -> None:
        """The top decision is asked again with other numbers."""
        self.at[ASKED_A] = a
        self.at[ASKED_B] = b
        self.at[ASKED_C] = c

    def frame(self, depth: int) -> list[int]:
        """A pending decision, counted from the bottom, as its plain numbers."""
        first = int(self.box.pending) + FRAME * depth if depth + 1 < self.at[DEPTH] else 0
        return [int(self.at[first + k]) for k in range(FRAME)]

    def asked_a(self) -> i64:
        return self.at[ASKED_A]

    def asked_b(self) -> i64:
        return self.at[ASKED_B]

    def asked_c(self) -> i64:
        return self.at[ASKED_C]

    # -- ships ----------------------------------------------------------------------------------

    def docked(self, facility: i64, seat: i64) -> i64:
        """The seat's ships there, as a hand."""
        return self.at[self.box.docks + self.box.row * facility + seat]

    def free_ports(self, facility: i64) -> i64:
        return self.at[self.box.docks + self.box.row * facility + self.box.seats]

    def total_at(self, facility: i64) -> i64:
        """The values of all ships at a facility added up."""
        total: i64 = 0
        at = self.box.docks + self.box.row * facility
        end = at + self.box.seats
        while at < end:
            total += TOTAL[self.at[at]]
            at += 1
        if self.at[RELIC_PLACE] == facility:
            total += self.at[RELIC_VALUE]
        return total

    def highest_at(self, facility: i64) -> i64:
        """The value of the highest ship at a facility."""
        high: i64 = 0
        at = self.box.docks + self.box.row * facility
        end = at + self.box.seats
        while at < end:
            hand = self.at[at]
            if hand != 0 and HIGH[hand] > high:
                high = HIGH[hand]
            at += 1
        if self.at[RELIC_PLACE] == facility:
            high = max(high, self.at[RELIC_VALUE])
        return high

    def brethren_at(self) -> i64:
        """The facility at which the Brethren Ship stands; below nought for none."""
        at = self.box.brethren
        if at >= 0:
            return self.at[at] - FIRST_PORT
        return -1

    def brethren_owner(self) -> i64:
        """The seat whose board has brought it; below nought for nobody."""
        at = self.box.brethren
        if at >= 0:
            return self.at[at - 1] - OWNED
        return -1

    def brethren_on_track(self, seat: i64) -> bool:
        """Does it stand on the seat's track of the Colonist Hub?"""
        at = self.box.brethren
        return at >= 0 and self.at[at + 1] == seat + 1

    # -- territories ----------------------------------------------------------------------------

    def colonies(self, territory: i64, seat: i64) -> i64:
        return self.at[self.box.land + self.box.row * territory + seat]

    def colonies_on(self, territory: i64) -> i64:
        count: i64 = 0
        at = self.box.land + self.box.row * territory
        end = at + self.box.seats
        while at < end:
            count += self.at[at]
            at += 1
        return count

    def controller(self, territory: i64) -> i64:
        """The seat that controls the territory, -1 for nobody."""
        return self.at[self.box.land + self.box.row * territory + self.box.seats]

    def field_at(self, field: i64) -> i64:
        """The territory on which a field generator lies, -1 off the planet."""
        if field >= 0:
            return self.at[self.box.generators + field]
        return -1

    def field_across(self, field: i64) -> i64:
        """The second territory of a field generator that straddles a border, -1 if it has none."""
        across = self.box.across
        if across >= 0 and field >= 0:
            return self.at[across + field] - 1
        return -1

    def straddled_by(self, field: i64) -> i64:
        """The seat that set a field generator across a border, -1 for nobody."""
        across = self.box.across
        if across >= 0:
            return self.at[across + self.box.fields + field] - 1
        return -1

    def covered(self, field: i64) -> i64:
        """The territories in which a field generator lies, a bit each: none, one, or two."""
        lies = self.field_at(field)
        if lies < 0:
            return 0
        if self.box.across >= 0:  # where none straddles a border, that is the bit of -1: none
            return bit(lies) | bit(self.at[self.box.across + field] - 1)
        return bit(lies)

    def in_field(self, territory: i64, field: i64) -> bool:
        """Does a field generator lie in the territory, wholly or straddling its border?"""
        return self.covered(field) >> territory & 1 == 1

    # -- the alien tech piles -------------------------------------------------------------------

    def in_deck(self, card: i64) -> i64:
        return self.at[self.box.deck + card]

    def on_display(self, card: i64) -> i64:
        return self.at[self.box.display + card]

    def in_discards(self, card: i64) -> i64:
        return self.at[self.box.discards + card]


def described(state: State) -> str:
    """A position in a line, for whoever debugs."""
    if state.who >= 0:
        asked = f"{SEAT_LETTERS[state.who]} decides"
    else:
        asked = "chance decides" if state.who == CHANCE else "over"
    seats = [
        f"{SEAT_LETTERS[seat]} {state.fuel(seat)} fuel {state.ore(seat)} ore "
        f"{state.fleet(seat)} ships {state.colonies_left(seat)} colonies to land"
        for seat in range(int(state.seats))
    ]
    return f"<Alien Frontiers, turn {state.turns}, {asked}: {'; '.join(seats)}>"


def restored(box: Box, numbers: tuple[int, ...]) -> State:
    """The position with these numbers; the inverse of pickling."""
    left_over = [0] * (int(box.size) - len(numbers))
    return State(box, ints([*numbers, *left_over]))


def ints(numbers: list[int]) -> vec[i64]:
    """An array of machine integers."""
    return vec[i64]([i64(number) for number in numbers])


def zeros(count: int) -> vec[i64]:
    """As many machine integers, all nought."""
    return vec[i64]([0] * count)


def clear_moment(state: State, seat: i64) -> None:
    """A seat's moment begins: nothing in hand, nothing used up."""
    numbers = state.at
    cleared(numbers, MOMENT, MOMENT_END)
    at = state.box.borrowed
    cleared(numbers, state.box.fleeting, at)
    numbers[ACTOR] = seat
    numbers[CARRIED] = -1
    numbers[BORROWED_OWNER] = -1
    numbers[BORROWED_PLACE] = -1
    end = state.box.aside
    # Ships beyond the first are borrowed in order (see `borrowed`): those beyond are as they were.
    while at < end and (numbers[at] >= 0 or numbers[at + 2] >= 0):
        numbers[at] = -1  # in nobody's hand
        numbers[at + 1] = 0
        numbers[at + 2] = -1
        numbers[at + 3] = -1
        numbers[at + 4] = 0
        numbers[at + 5] = 0
        at += BORROWED_NUMBERS


def empty_table(box: Box) -> State:
    """Nothing anywhere: what set-up and scenarios start from."""
    state = State(box, zeros(int(box.size)))
    state.at[RELIC_PLACE] = AT_HOME
    state.at[RELIC_USER] = -1
    state.at[RELIC_HOST] = -1
    clear_moment(state, 0)
    for territory in range(box.territories):
        state.at[box.land + box.row * territory + box.seats] = -1
    for field in range(box.fields):
        state.at[box.generators + field] = -1
    return state
