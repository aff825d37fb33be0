"""The kinds of deeds: Events, powers of races, Space Stuff; and what many of them ask."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from landfall.games.conquest_of_planet_earth.aliens import SAUCER, in_pool
from landfall.games.conquest_of_planet_earth.box import (
    B_CONQUERED,
    B_SEAT,
    B_USED,
    F_DECIDED,
    F_USED,
    MARKER,
    MOST_DICE,
    R_DICE,
    R_USED,
    USED_THIS_TURN,
    bit,
)
from landfall.games.conquest_of_planet_earth.fights import OTHER, OWN, side_of, with_humans
from landfall.games.conquest_of_planet_earth.names import SPACES_OF_A_SECTION
from landfall.games.conquest_of_planet_earth.refusals import (
    HUMANS_ONLY,
    LEGAL,
    NO_SUCH_DIE,
    NOT_CONQUERED_NOW,
    NOT_YOUR_FIGHT,
    OWN_FIGHT,
    PARTNERS_FIGHT,
    USED_UP,
)
from landfall.games.conquest_of_planet_earth.rule import (
    A_DIE,
    NOTHING,
    ONCE_A_BATTLE,
    ONCE_A_FIGHT,
    ONCE_A_ROUND,
    ONCE_A_TURN,
    Deed,
)
from landfall.games.conquest_of_planet_earth.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Deed):
    """An Event card."""

    def __init__(self, key: str, moments: int) -> None:
        super().__init__(key, "play", moments)


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Deed):
    """A power of a race, for tokens or for nothing."""

    def __init__(self, key: str, moments: int, limit: int) -> None:
        super().__init__(key, "use", moments)
        self.limit = limit

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        if is_used_up(state, seat, self.limit, self.power_bit):
            return USED_UP
        return self.power_forbids(state, seat, moment)

    def power_forbids(self, state: State, seat: i64, moment: i64) -> i64:
        """What forbids it besides how often it may be used."""
        return LEGAL


@mypyc_attr(allow_interpreted_subclasses=True)
class Gear(Deed):
    """A Space Stuff card that is used."""

    def __init__(self, key: str, moments: int) -> None:
        super().__init__(key, "use", moments)


def is_used_up(state: State, seat: i64, limit: i64, mark: i64) -> bool:
    """Was a power used as often as it may be?"""
    if limit == ONCE_A_TURN:
        return state.at[USED_THIS_TURN] & mark != 0
    side = side_of(state, seat)
    if limit == 0 or side < 0:
        return False
    if limit == ONCE_A_ROUND:
        return state.at[R_USED + side] & mark != 0
    if limit == ONCE_A_FIGHT:
        return state.at[F_USED + side] & mark != 0
    return limit == ONCE_A_BATTLE and state.at[B_USED + side] & mark != 0


# -- what deeds of a Fight ask ------------------------------------------------------------------------


def own_fight(state: State, seat: i64) -> i64:
    """It must be a Fight in which the seat's Aliens are."""
    return LEGAL if side_of(state, seat) >= 0 else NOT_YOUR_FIGHT


def own_fight_with_humans(state: State, seat: i64) -> i64:
    if side_of(state, seat) < 0:
        return NOT_YOUR_FIGHT
    return LEGAL if with_humans(state) else HUMANS_ONLY


def anothers_fight(state: State, seat: i64) -> i64:
    """It must be a Fight of somebody else, no partner, against Humans."""
    if side_of(state, seat) >= 0:
        return OWN_FIGHT
    if not with_humans(state):
        return HUMANS_ONLY
    return PARTNERS_FIGHT if state.are_partners(seat, fighter(state)) else LEGAL


def fighter(state: State) -> i64:
    """Whose Battle it is."""
    return state.at[B_SEAT]


def just_conquered(state: State, seat: i64, space: i64) -> i64:
    """The Battle that is won must have placed a marker of the seat."""
    if state.at[B_CONQUERED] == 0 or state.at[state.space(space) + MARKER] != seat + 1:
        return NOT_CONQUERED_NOW
    return LEGAL


def die_side(state: State, seat: i64, die: i64) -> i64:
    """On which side of the Fight a die lies, which the seat calls its own or the enemy's."""
    side = side_of(state, seat)
    if die >= MOST_DICE:
        return OTHER if side == OWN else OWN
    return side


def die_forbids(state: State, seat: i64, die: i64) -> i64:
    """Is there such a die on the table?"""
    side = die_side(state, seat, die)
    return LEGAL if die % MOST_DICE < state.at[R_DICE + side] else NO_SUCH_DIE


def wants_die(count: i64) -> i64:
    return A_DIE if count == 0 else NOTHING


def decide(state: State, side: i64) -> None:
    """The Fight Round is won by a side, whatever the dice show."""
    state.at[F_DECIDED] = side + 1


# -- what deeds on the board ask ----------------------------------------------------------------------


def steps_to_own_alien(state: State, seat: i64, space: i64, most: i64) -> bool:
    """Is an own Alien at most so many steps from a Space?"""
    reached = bit(space)
    own = state.spaces_of(seat)
    while True:
        if reached & own != 0:
            return True
        if most == 0:
            return False
        most -= 1
        wider = reached
        other: i64 = 0
        while other < state.box.spaces:
            if reached >> other & 1 == 1:
                wider |= state.box.near_mask[other]
            other += 1
        reached = wider


def is_rivals_site(state: State, seat: i64, space: i64) -> bool:
    """Is it the Landing Site of somebody who is no partner?"""
    if not state.is_site(space):
        return False
    return not state.are_partners(seat, state.section(space) - 1)


def only_in_pool(state: State, seat: i64) -> i64:
    """The first kind of figure in a seat's Alien Pool; -1 for none."""
    figure: i64 = SAUCER
    while figure <= state.box.allies:
        if in_pool(state, seat, figure):
            return figure
        figure += 1
    return -1


def section_with_most_markers(state: State) -> i64:
    """The sections that have most Conquest Markers, a bit each."""
    most: i64 = 0
    found: i64 = 0
    section: i64 = 0
    while section < state.box.sections:
        count: i64 = 0
        space = SPACES_OF_A_SECTION * section
        end = space + SPACES_OF_A_SECTION
        while space < end:
            if state.marker(space) >= 0:
                count += 1
            space += 1
        if count > most:
            most = count
            found = 0
        if count == most:
            found |= bit(section)
        section += 1
    return found
