"""Decks and discard piles: drawing, discarding, shuffling, and cards that somebody knows on top.

Of a deck it is kept how many cards of each kind lie where nobody knows, and how many cards it has. Cards
that somebody has looked at lie in their places on top or at the bottom, with the seats that know them.
"""

from __future__ import annotations

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import (
    EYES,
    HAND,
    HAND_SIZE,
    UNKNOWN,
    bit,
)
from landfall.games.conquest_of_planet_earth.chance import first_unknown
from landfall.games.conquest_of_planet_earth.state import State


def sees_hand(state: State, seat: i64) -> bool:
    """May whoever sees this position look into a seat's hand?"""
    eyes = state.at[EYES]
    if eyes == 0 or state.box.open_hands or eyes == seat + 1:
        return True
    return state.box.in_teams and eyes <= state.box.seats and (eyes - 1) // 2 == seat // 2


# -- piles ------------------------------------------------------------------------------------------


def discard(state: State, pile: i64, kind: i64) -> None:
    """On top of a discard pile."""
    size = state.at[pile]
    state.at[pile + 1 + size] = kind
    state.at[pile] = size + 1


def count_in(state: State, pile: i64, kind: i64) -> i64:
    count: i64 = 0
    place: i64 = 0
    while place < state.at[pile]:
        if state.at[pile + 1 + place] == kind:
            count += 1
        place += 1
    return count


def take_out(state: State, pile: i64, kind: i64) -> None:
    """The newest card of a kind leaves a discard pile."""
    at = state.at
    place = at[pile] - 1
    while at[pile + 1 + place] != kind:
        place -= 1
    while place < at[pile] - 1:
        at[pile + 1 + place] = at[pile + 2 + place]
        place += 1
    at[pile + 1 + place] = 0
    at[pile] -= 1


def shuffle_in(state: State, pile: i64, deck: i64, count: i64) -> None:
    """A discard pile is shuffled into its deck."""
    at = state.at
    while at[pile] > 0:
        at[pile] -= 1
        kind = at[pile + 1 + at[pile]]
        at[pile + 1 + at[pile]] = 0
        at[deck + kind] += 1
        at[deck + count] += 1


def refilled(state: State, pile: i64, deck: i64, count: i64) -> bool:
    """Is there a card to draw? An empty deck is made anew from its discard pile."""
    if state.at[deck + count] == 0:
        shuffle_in(state, pile, deck, count)
    return state.at[deck + count] > 0


def drawn(state: State, deck: i64, count: i64, kind: i64) -> None:
    """A card leaves a deck of which nobody knows the order."""
    state.at[deck + kind] -= 1
    state.at[deck + count] -= 1


# -- Events -----------------------------------------------------------------------------------------


def has_events(state: State) -> bool:
    box = state.box
    return refilled(state, box.event_discards, box.event_deck, box.events)


def event_dealt(state: State, seat: i64, kind: i64) -> None:
    """An Event comes into a hand."""
    box = state.box
    if sees_hand(state, seat):
        drawn(state, box.event_deck, box.events, kind)
        state.more(HAND + kind, seat, 1)
    else:
        state.at[box.event_deck + box.events] -= 1  # it is still nobody knows where
    state.more(HAND_SIZE, seat, 1)


def event_leaves(state: State, seat: i64, kind: i64) -> None:
    """An Event leaves a hand and is seen by all."""
    if sees_hand(state, seat):
        state.more(HAND + kind, seat, -1)
    else:
        state.at[state.box.event_deck + kind] -= 1
    state.more(HAND_SIZE, seat, -1)


# -- Resistance cards and Locations: decks that can be looked at ---------------------------------------


def has_resistance(state: State) -> bool:
    box = state.box
    return refilled(state, box.resistance_discards, box.resistance_deck, box.resistance)


def resistance_turned_up(state: State, kind: i64) -> None:
    """The top card of the Resistance deck, which was this one, is turned up."""
    box = state.box
    at = state.at
    deck = box.resistance_deck
    if at[box.resistance_top] > 0:
        if at[box.resistance_top + 1] == UNKNOWN:
            at[deck + kind] -= 1
        off_top(state, box.resistance_top)
    elif at[deck + box.resistance] == at[box.resistance_bottom]:
        if at[box.resistance_bottom + 1] == UNKNOWN:
            at[deck + kind] -= 1
        off_top(state, box.resistance_bottom)
    else:
        at[deck + kind] -= 1
    at[deck + box.resistance] -= 1


def off_top(state: State, places: i64) -> None:
    """The first of some cards in known places is gone."""
    at = state.at
    at[places] -= 1
    place: i64 = 0
    while place < 2 * at[places]:
        at[places + 1 + place] = at[places + 3 + place]
        place += 1
    at[places + 1 + place] = 0
    at[places + 2 + place] = 0


def location_found(state: State, kind: i64) -> None:
    """The top card of the Location deck, which was this one, is laid on the board."""
    box = state.box
    at = state.at
    if at[box.location_top] > 0:
        if at[box.location_top + 1] == UNKNOWN:
            at[box.location_deck + kind] -= 1
        off_top(state, box.location_top)
    else:
        at[box.location_deck + kind] -= 1
    at[box.location_deck + box.locations] -= 1


def discard_resistance(state: State, kind: i64) -> None:
    """A Resistance card is discarded; Captain Fantastic has the pile shuffled into the deck."""
    box = state.box
    discard(state, box.resistance_discards, kind)
    if box.res_reshuffles[kind] != 0:
        shuffle_all(state)


def shuffle_all(state: State) -> None:
    """The Resistance discard pile and the deck are shuffled together: nobody knows a place any more."""
    box = state.box
    forget(state, box.resistance_top)
    forget(state, box.resistance_bottom)
    shuffle_in(state, box.resistance_discards, box.resistance_deck, box.resistance)


def forget(state: State, places: i64) -> None:
    """Cards in known places are anywhere in the Resistance deck."""
    at = state.at
    while at[places] > 0:
        kind = at[places + 1]
        if kind != UNKNOWN:
            at[state.box.resistance_deck + kind] += 1
        off_top(state, places)


def looked_at(state: State, deck: i64, top: i64, seat: i64, kind: i64) -> None:
    """The topmost card that a seat did not know is this one, and it knows it now."""
    at = state.at
    place = first_unknown(state, top, seat)
    if place < at[top]:
        if at[top + 1 + 2 * place] == UNKNOWN:
            at[deck + kind] -= 1
        at[top + 1 + 2 * place] = kind
        at[top + 2 + 2 * place] |= bit(seat)
        return
    box = state.box
    knowers = bit(seat)
    bottom = box.resistance_bottom
    if deck == box.resistance_deck and at[deck + box.resistance] == at[top] + at[bottom]:
        if at[bottom + 1] == UNKNOWN:
            at[deck + kind] -= 1
        knowers |= at[bottom + 2]
        off_top(state, bottom)
    else:
        at[deck + kind] -= 1
    at[top + 1 + 2 * place] = kind
    at[top + 2 + 2 * place] = knowers
    at[top] += 1


def under_the_deck(state: State, place: i64) -> None:
    """A card on top of the Resistance deck goes to its bottom; who knew it knows it there."""
    box = state.box
    at = state.at
    top = box.resistance_top
    bottom = box.resistance_bottom
    end = bottom + 1 + 2 * at[bottom]
    at[end] = at[top + 1 + 2 * place]
    at[end + 1] = at[top + 2 + 2 * place]
    at[bottom] += 1
    lift(state, top, place)


def lift(state: State, top: i64, place: i64) -> None:
    """A card in a known place on top of a deck is taken away, and those after it move up."""
    at = state.at
    at[top] -= 1
    while place < at[top]:
        at[top + 1 + 2 * place] = at[top + 3 + 2 * place]
        at[top + 2 + 2 * place] = at[top + 4 + 2 * place]
        place += 1
    at[top + 1 + 2 * place] = 0
    at[top + 2 + 2 * place] = 0


def to_place(state: State, top: i64, place: i64, to: i64) -> None:
    """A card in a known place is put at an earlier one; those between move down by one."""
    at = state.at
    kind = at[top + 1 + 2 * place]
    knowers = at[top + 2 + 2 * place]
    while place > to:
        at[top + 1 + 2 * place] = at[top - 1 + 2 * place]
        at[top + 2 + 2 * place] = at[top + 2 * place]
        place -= 1
    at[top + 1 + 2 * to] = kind
    at[top + 2 + 2 * to] = knowers
