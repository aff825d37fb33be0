"""What chance brings: a die, or a card from a deck of which nobody knows the order.

Whatever awaits it says what; the outcomes, and how often each comes, follow from the position alone.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.conquest_of_planet_earth.box import (
    ACTING,
    AWAITED,
    HAND,
    MOST_KNOWN,
    SEAT,
    UNKNOWN,
    WHO,
    Box,
    bit,
)
from landfall.games.conquest_of_planet_earth.codes import Codes
from landfall.games.conquest_of_planet_earth.state import CHANCE, State

DIE: Final = 1
EVENT: Final = 2  # an Event for the hand of the frame's seat
RESISTANCE_CARD: Final = 3  # the top of the Resistance deck is turned up
LOCATION: Final = 4
STUFF: Final = 5
HUMAN_TECH: Final = 6
COUNTER: Final = 7  # any from the pool
A_RACE: Final = 8
SECTION: Final = 9  # one of the sections whose bits are in the frame's E
LOST_EVENT: Final = 10  # one of the hand of the frame's seat
NEWS: Final = 11  # a Resistance Event is turned up
LOOK: Final = 12  # the topmost Resistance card that the frame's seat does not know
LOOK_LOCATION: Final = 13


def await_chance(state: State, what: i64) -> None:
    """A die or a card is awaited by what is under way."""
    state.at[WHO] = CHANCE
    state.at[ACTING] = 0
    state.at[AWAITED] = what


def outcomes(state: State, codes: Codes, out: vec[i64]) -> i64:
    """Write every outcome that may come; the answer is how many."""
    what = state.at[AWAITED]
    n: i64 = 0
    if what == DIE:
        while n < 6:
            out[n] = codes.roll + n
            n += 1
        return n
    base = first_code(codes, what)
    count = kinds(state.box, what)
    kind: i64 = 0
    while kind < count:
        if weight(state, what, kind) > 0:
            out[n] = base + kind
            n += 1
        kind += 1
    return n


def first_code(codes: Codes, what: i64) -> i64:
    if what == EVENT:
        return codes.deal
    if what == RESISTANCE_CARD:
        return codes.meet
    if what == LOCATION:
        return codes.find
    if what == STUFF:
        return codes.gain
    if what == HUMAN_TECH:
        return codes.invent
    if what == COUNTER:
        return codes.deploy
    if what == A_RACE:
        return codes.be
    if what == SECTION:
        return codes.section
    if what == LOST_EVENT:
        return codes.drop
    if what == NEWS:
        return codes.news
    if what == LOOK:
        return codes.see
    if what == LOOK_LOCATION:
        return codes.see_location
    return codes.roll


def kinds(box: Box, what: i64) -> i64:
    """How many kinds of outcomes there are."""
    if what == DIE:
        return 6
    if what == EVENT or what == LOST_EVENT or what == NEWS:
        return box.events
    if what == RESISTANCE_CARD or what == LOOK:
        return box.resistance
    if what == LOCATION or what == LOOK_LOCATION:
        return box.locations
    if what == STUFF:
        return box.stuff
    if what == HUMAN_TECH:
        return box.tech
    if what == COUNTER:
        return box.counters
    if what == A_RACE:
        return box.races
    return box.sections


def weight(state: State, what: i64, kind: i64) -> i64:
    """How often an outcome comes, against the sum over all."""
    box = state.box
    at = state.at
    if what == DIE:
        return 1
    deck = deck_of(state, what)
    if deck >= 0:
        return at[deck + kind]
    if what == RESISTANCE_CARD:
        return known_or_unseen(state, box.resistance_deck, box.resistance_top, box.resistance, kind)
    if what == LOCATION:
        return known_or_unseen(state, box.location_deck, box.location_top, box.locations, kind)
    if what == SECTION:
        return at[state.top() + 7] >> kind & 1
    if what == LOST_EVENT:
        seat = at[state.top() + SEAT]
        held = at[HAND + kind + box.wide * seat]
        return held if held > 0 or known_hand(state, seat) else at[box.event_deck + kind]
    top = box.resistance_top if what == LOOK else box.location_top
    deck = box.location_deck
    if what == LOOK:
        deck = box.resistance_deck
    return look_weight(state, deck, top, kind, at[state.top() + SEAT])


def deck_of(state: State, what: i64) -> i64:
    """Where it stands how many of each kind there are, if nothing else counts; below nought else."""
    box = state.box
    at = state.at
    if what == EVENT:
        return box.event_deck
    if what == RESISTANCE_CARD:
        deck = box.resistance_deck
        if at[box.resistance_top] > 0 or at[deck + box.resistance] == at[box.resistance_bottom]:
            return -1
        return deck
    if what == LOCATION:
        if at[box.location_top] > 0:
            return -1
        return box.location_deck
    if what == STUFF:
        return box.stuff_deck
    if what == HUMAN_TECH:
        return box.tech_deck
    if what == COUNTER:
        return box.counter_pool
    if what == A_RACE:
        return box.race_deck
    if what == NEWS:
        if box.split:
            return box.red_deck
        return box.event_deck
    return -1


def known_hand(state: State, seat: i64) -> bool:
    """Does the viewer see a seat's hand?"""
    held: i64 = 0
    kind: i64 = 0
    at = HAND + state.box.wide * seat
    while kind < state.box.events:
        held += state.at[at + kind]
        kind += 1
    return held == state.hand_size(seat)


def known_or_unseen(state: State, deck: i64, top: i64, count: i64, kind: i64) -> i64:
    """The weight of a kind at the top of a deck of which the first cards may be known."""
    at = state.at
    if at[top] > 0:
        if at[top + 1] != UNKNOWN:
            return 1 if at[top + 1] == kind else 0
        return at[deck + kind]
    if deck == state.box.resistance_deck and at[deck + count] == at[state.box.resistance_bottom]:
        first = at[state.box.resistance_bottom + 1]  # nothing but the cards put under is left
        if first != UNKNOWN:
            return 1 if first == kind else 0
    return at[deck + kind]


def look_weight(state: State, deck: i64, top: i64, kind: i64, seat: i64) -> i64:
    """The weight of a kind for the topmost card that a seat does not know yet."""
    at = state.at
    place = first_unknown(state, top, seat)
    if place < at[top]:
        card = at[top + 1 + 2 * place]
        if card != UNKNOWN:
            return 1 if card == kind else 0
        return at[deck + kind]
    box = state.box
    if deck == box.resistance_deck:
        bottom = at[box.resistance_bottom]
        if at[deck + box.resistance] == at[top] + bottom:
            first = at[box.resistance_bottom + 1]
            if first != UNKNOWN:
                return 1 if first == kind else 0
    return at[deck + kind]


def first_unknown(state: State, top: i64, seat: i64) -> i64:
    """The first place on top of a deck whose card a seat does not know; beyond all if it knows them."""
    at = state.at
    place: i64 = 0
    while place < at[top] and place < MOST_KNOWN:
        if at[top + 2 + 2 * place] & bit(seat) == 0:
            return place
        place += 1
    return place
