"""A position: everything that can be known about one moment of a game, as one array of integers.

Saucers of a seat in one Space are alike but for whether they may move on, so they are counted; each Ally
has a place of its own. Whoever holds a position reads it by name and cannot assign to it; the rules
write into the array of a copy.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landfall.core.game import SEAT_LETTERS
from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    CARD,
    COUNTERS,
    DEMOLISHED,
    DEPTH,
    FIRST,
    FRAME,
    HAND,
    HAND_SIZE,
    HIGHEST,
    MARKER,
    PACK,
    POOL,
    RACE,
    REIGN,
    SITE,
    SPACE_NUMBERS,
    STEP,
    TOKENS,
    TURN,
    WHO,
    Box,
    bit,
    ints,
)
from landfall.games.conquest_of_planet_earth.names import MOST_COUNTERS, SPACES_OF_A_SECTION

CHANCE: Final = -1
"""The actor when a die or a card is awaited."""

OVER: Final = -2
"""The actor when the game has ended."""

SOMEONE: Final = -3
"""The actor to those who may not know which seat is asked."""

WORKING: Final = -4
"""Nobody is asked yet: the rules are at work."""

IN_POOL: Final = -1
"""Where an Ally is that was destroyed."""

KIND_OF_IT: Final = 63
TO_MOVE: Final = 64
"""Added to a Counter that is yet to move in this step of the Resistance Phase."""

SLOT: Final = (1 << PACK) - 1


@final
class State:
    """One position, or what somebody sees of it."""

    __slots__ = ("at", "box")

    def __init__(self, box: Box, at: vec[i64]) -> None:
        self.box = box
        self.at = at

    # -- copying and comparing --------------------------------------------------------------------

    def copy(self) -> State:
        """The same position, apart."""
        return State(self.box, self.at[:])

    def numbers(self) -> tuple[int, ...]:
        """The whole position as plain integers."""
        return tuple([int(self.at[at]) for at in range(self.in_use())])

    def in_use(self) -> int:
        """How many of its numbers count: what lies beyond the stack is left over."""
        return int(self.box.stack + FRAME * self.at[DEPTH])

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
        mark: i64 = 0
        end: i64 = self.in_use()
        at: i64 = 0
        while at < end:
            number = self.at[at]
            if number != 0:
                mark += marks[at] * number
            at += 1
        return int(mark & HIGHEST - 1)

    def __repr__(self) -> str:
        return described(self)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return restored, (self.box, self.numbers())

    # -- what people and programs read most -------------------------------------------------------

    @property
    def who(self) -> i64:
        """The first seat that decides, or CHANCE, or OVER."""
        return self.at[WHO]

    @property
    def acting(self) -> i64:
        """All seats that decide now, a bit each."""
        return self.at[ACTING]

    @property
    def turn(self) -> i64:
        """Whose turn it is; -1 for nobody's."""
        return self.at[TURN]

    @property
    def first(self) -> i64:
        """The First Player."""
        return self.at[FIRST]

    # -- what a seat has --------------------------------------------------------------------------

    def of(self, number: i64, seat: i64) -> i64:
        """One of the numbers of a seat."""
        return self.at[number + self.box.wide * seat]

    def put(self, number: i64, seat: i64, value: i64) -> None:
        self.at[number + self.box.wide * seat] = value

    def more(self, number: i64, seat: i64, amount: i64) -> None:
        self.at[number + self.box.wide * seat] += amount

    def race(self, seat: i64) -> i64:
        """The number of a seat's race; -1 before it has one."""
        return self.at[RACE + self.box.wide * seat] - 1

    def tokens(self, seat: i64) -> i64:
        return self.at[TOKENS + self.box.wide * seat]

    def hand_size(self, seat: i64) -> i64:
        return self.at[HAND_SIZE + self.box.wide * seat]

    def holds(self, seat: i64, event: i64) -> bool:
        """Is the Event in the seat's hand, as far as the viewer knows?"""
        return self.at[HAND + event + self.box.wide * seat] > 0

    def ready(self, seat: i64, stuff: i64) -> i64:
        """Copies of a Space Stuff card that a seat has face up."""
        return self.at[self.box.ready + stuff + self.box.wide * seat]

    def has_stuff(self, seat: i64, stuff: i64) -> i64:
        """Copies of a Space Stuff card that a seat has at all."""
        at = stuff + self.box.wide * seat
        return self.at[self.box.ready + at] + self.at[self.box.down + at]

    def are_partners(self, seat: i64, other: i64) -> bool:
        """Are two seats no enemies: the same, of one team, or all together?"""
        if seat == other or self.box.together:
            return True
        return self.box.in_teams and seat // 2 == other // 2

    # -- Spaces -----------------------------------------------------------------------------------

    def space(self, space: i64) -> i64:
        """Where the numbers of a Space begin."""
        return self.box.land + self.box.row * space

    def location(self, space: i64) -> i64:
        """The Location there; -1 for none (an Empty Space), -2 for a Landing Site."""
        return self.at[self.box.land + self.box.row * space + CARD] - 1

    def is_empty(self, space: i64) -> bool:
        """Is it a Space without a Location that is no Landing Site?"""
        return self.at[self.box.land + self.box.row * space + CARD] == 0

    def is_site(self, space: i64) -> bool:
        return self.at[self.box.land + self.box.row * space + CARD] == SITE

    def works(self, space: i64) -> i64:
        """The Location there if it is not Demolished, else below nought."""
        at = self.box.land + self.box.row * space
        if self.at[at + DEMOLISHED] != 0:
            return -1
        return self.at[at + CARD] - 1

    def marker(self, space: i64) -> i64:
        """Whose Conquest Marker lies there; -1 for nobody's."""
        return self.at[self.box.land + self.box.row * space + MARKER] - 1

    def resistance(self, space: i64) -> i64:
        """The Resistance Value as it is now."""
        location = self.works(space)
        if location < 0 or self.marker(space) >= 0:
            return 0
        return self.box.loc_resistance[location]

    def population(self, space: i64) -> i64:
        """The Population as it is now."""
        location = self.works(space)
        if location < 0:
            return 0
        box = self.box
        people = box.loc_population[location]
        if people > 0:
            at = box.near_from[space]
            while at < box.near_from[space + 1]:
                other = self.works(box.near[at])
                if other >= 0:
                    people += box.loc_near_population[other]
                at += 1
        return people + self.at[box.land + box.row * space + REIGN]

    def counters_at(self, space: i64) -> i64:
        """How many Counters are there."""
        at = self.box.land + self.box.row * space + COUNTERS
        count: i64 = 0
        while count < MOST_COUNTERS and self.at[at + count] > 0:
            count += 1
        return count

    def counter(self, space: i64, place: i64) -> i64:
        """The kind of a Counter there, the oldest first; -1 for none."""
        return (self.at[self.box.land + self.box.row * space + COUNTERS + place] & KIND_OF_IT) - 1

    def has_counter(self, space: i64, kind: i64) -> bool:
        place: i64 = 0
        while place < MOST_COUNTERS:
            if self.counter(space, place) == kind:
                return True
            place += 1
        return False

    def section(self, space: i64) -> i64:
        return space // SPACES_OF_A_SECTION

    # -- Aliens -----------------------------------------------------------------------------------

    def saucers(self, space: i64, seat: i64) -> i64:
        return self.at[self.box.land + self.box.row * space + SPACE_NUMBERS + seat]

    def stopped(self, space: i64, seat: i64) -> i64:
        """Of the saucers there, those that may not move on."""
        box = self.box
        return self.at[box.land + box.row * space + SPACE_NUMBERS + box.seats + seat]

    def ally_owner(self, ally: i64) -> i64:
        return self.at[self.box.ally_at + 3 * ally] - 1

    def ally_space(self, ally: i64) -> i64:
        """Where an Ally is; IN_POOL when it was destroyed."""
        return self.at[self.box.ally_at + 3 * ally + 1]

    def ally_stopped(self, ally: i64) -> bool:
        return self.at[self.box.ally_at + 3 * ally + 2] != 0

    def ally_is(self, ally: i64, seat: i64, space: i64) -> bool:
        at = self.box.ally_at + 3 * ally
        return self.at[at] == seat + 1 and self.at[at + 1] == space

    def aliens(self, space: i64, seat: i64) -> i64:
        """Saucers and Allies of a seat in a Space."""
        count = self.at[self.box.land + self.box.row * space + SPACE_NUMBERS + seat]
        at = self.box.ally_at
        end = at + 3 * self.box.allies
        while at < end:
            if self.at[at] == seat + 1 and self.at[at + 1] == space:
                count += 1
            at += 3
        return count

    def spaces_of(self, seat: i64) -> i64:
        """The Spaces with Aliens of a seat, a bit each."""
        box = self.box
        found: i64 = 0
        at = box.land + SPACE_NUMBERS + seat
        space: i64 = 0
        while space < box.spaces:
            if self.at[at] > 0:
                found |= bit(space)
            at += box.row
            space += 1
        at = box.ally_at
        end = at + 3 * box.allies
        while at < end:
            if self.at[at] == seat + 1 and self.at[at + 1] >= 0:
                found |= bit(self.at[at + 1])
            at += 3
        return found

    def all_aliens(self, space: i64) -> i64:
        """Aliens of all seats in a Space."""
        count: i64 = 0
        seat: i64 = 0
        while seat < self.box.seats:
            count += self.aliens(space, seat)
            seat += 1
        return count

    def enemies(self, space: i64, seat: i64) -> bool:
        """Is a Counter there, or an Alien of somebody who is no partner?"""
        if self.at[self.box.land + self.box.row * space + COUNTERS] > 0:
            return True
        return self.rival_at(space, seat) >= 0

    def rival_at(self, space: i64, seat: i64) -> i64:
        """The first rival of a seat with Aliens in a Space; -1 for none."""
        if self.box.together:
            return -1
        other: i64 = 0
        while other < self.box.seats:
            if not self.are_partners(seat, other) and self.aliens(space, other) > 0:
                return other
            other += 1
        return -1

    def in_pool(self, seat: i64) -> i64:
        """Saucers and Allies of a seat in its Alien Pool."""
        count = self.at[POOL + self.box.wide * seat]
        ally: i64 = 0
        while ally < self.box.allies:
            if self.ally_is(ally, seat, IN_POOL):
                count += 1
            ally += 1
        return count

    # -- points -----------------------------------------------------------------------------------

    def terror(self, seat: i64) -> i64:
        """The Terror Points of a seat."""
        box = self.box
        points: i64 = 0
        space: i64 = 0
        while space < box.spaces:
            if self.at[box.land + box.row * space + MARKER] == seat + 1:
                points += self.population(space)
            space += 1
        return points + self.in_play(box.feeding, seat)

    def in_play(self, event: i64, owner: i64) -> i64:
        """Copies of an Event that remain in play, of a seat; those of nobody come after the last."""
        return self.at[self.box.in_play + event * (self.box.seats + 1) + owner]

    def all_in_play(self, event: i64) -> i64:
        count: i64 = 0
        owner: i64 = 0
        while owner <= self.box.seats:
            count += self.in_play(event, owner)
            owner += 1
        return count

    # -- the stack --------------------------------------------------------------------------------

    def top(self) -> i64:
        """Where the frame under way begins."""
        return self.box.stack + FRAME * (self.at[DEPTH] - 1)

    def push(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Begin something; what was under way waits until it is done."""
        at = self.at
        frame = self.box.stack + FRAME * at[DEPTH]
        at[DEPTH] += 1
        at[frame] = kind
        at[frame + STEP] = 0
        at[frame + 2] = seat
        at[frame + 3] = a
        at[frame + 4] = b
        at[frame + 5] = c
        at[frame + 6] = 0
        at[frame + 7] = 0

    def pop(self) -> None:
        """What was under way is done."""
        self.at[DEPTH] -= 1

    # -- who decides ------------------------------------------------------------------------------

    def ask(self, seat: i64) -> None:
        """A seat decides about what is under way."""
        self.at[WHO] = seat
        self.at[ACTING] = bit(seat)

    def go_on(self) -> None:
        """Nobody is asked any longer."""
        self.at[WHO] = WORKING
        self.at[ACTING] = 0

    def in_order(self, step: i64) -> i64:
        """The seat that is so many places after the First Player."""
        return (self.at[FIRST] + step) % self.box.seats


# -- packed lists ---------------------------------------------------------------------------------------


def listed(packed: i64, place: i64) -> i64:
    """An entry of a packed list; -1 beyond its end."""
    return (packed >> (PACK * place) & SLOT) - 1


def length(packed: i64) -> i64:
    count: i64 = 0
    while packed != 0:
        packed >>= PACK
        count += 1
    return count


def listed_too(packed: i64, entry: i64) -> i64:
    """The list with one more entry."""
    return packed | (entry + 1) << (PACK * length(packed))


def without_last(packed: i64) -> i64:
    """The list without its newest entry."""
    return packed & bit(PACK * (length(packed) - 1)) - 1


def described(state: State) -> str:
    """A position in a line, for whoever debugs."""
    if state.who >= 0:
        asked = f"{SEAT_LETTERS[state.who]} decides"
    else:
        asked = "chance decides" if state.who == CHANCE else "over"
    seats = [
        f"{SEAT_LETTERS[seat]} {state.terror(seat)} Terror {state.tokens(seat)} tokens "
        f"{state.hand_size(seat)} cards"
        for seat in range(int(state.box.seats))
    ]
    return f"<Conquest of Planet Earth, {asked}: {'; '.join(seats)}>"


def restored(box: Box, numbers: tuple[int, ...]) -> State:
    """The position with these numbers; the inverse of pickling."""
    left_over = [0] * (int(box.size) - len(numbers))
    return State(box, ints([*numbers, *left_over]))
