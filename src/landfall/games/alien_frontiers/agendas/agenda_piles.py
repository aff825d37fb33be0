"""Where Agendas lie: in the deck, face down or revealed before a seat, or discarded face down.

There is one card of each name, so every pile is a set, a bit each. In an observation the deck has all
that the viewer cannot place, and only the numbers of what others hold and have discarded are there.
"""

from __future__ import annotations

from mypy_extensions import i64

from landfall.games.alien_frontiers.box import bit
from landfall.games.alien_frontiers.state import State


def size(cards: i64) -> i64:
    """How many cards a set has: bits are added up in pairs, these in fours, and so on.

    No constant has more than 62 bits: one that has is a Python integer, and looked up each time.
    """
    cards -= cards >> 1 & 0x1555555555555555
    cards = (cards & 0x3333333333333333) + (cards >> 2 & 0x3333333333333333)
    cards = cards + (cards >> 4) & 0x0F0F0F0F0F0F0F0F
    cards += cards >> 8
    cards += cards >> 16
    cards += cards >> 32
    return cards & 127


def face_down(state: State, seat: i64) -> i64:
    """What the seat holds face down, a bit each."""
    return state.at[state.box.face_down + seat]


def face_down_count(state: State, seat: i64) -> i64:
    return state.at[state.box.face_down_count + seat]


def revealed(state: State, seat: i64) -> i64:
    """What the seat has revealed, a bit each."""
    return state.at[state.box.revealed + seat]


def revealed_count(state: State, seat: i64) -> i64:
    return size(state.at[state.box.revealed + seat])


def foretold(state: State, seat: i64) -> i64:
    """What the seat has met that an oracle had shown, a bit each; outside the limit."""
    return state.at[state.box.foretold + seat]


def prophecy(state: State, seat: i64) -> i64:
    """The Agenda that lies on an oracle of the seat, -1 for none."""
    return state.at[state.box.prophecy + seat] - 1


def opened_count(state: State, seat: i64) -> i64:
    """Agendas of a seat that lie open for good: they count in ties."""
    return revealed_count(state, seat) + size(foretold(state, seat))


def agenda_points(state: State, seat: i64) -> i64:
    """One for each revealed Agenda, two for each that an oracle had shown."""
    return revealed_count(state, seat) + 2 * size(foretold(state, seat))


def show(state: State, seat: i64, agenda: i64) -> None:
    """An Agenda is drawn face up onto an oracle."""
    state.at[state.box.agenda_deck] &= ~bit(agenda)
    state.at[state.box.prophecy + seat] = agenda + 1


def come_true(state: State, seat: i64) -> None:
    """What lies on the oracle scores for good."""
    state.at[state.box.foretold + seat] |= bit(prophecy(state, seat))
    state.at[state.box.prophecy + seat] = 0


def fade(state: State, seat: i64) -> None:
    """What lies on the oracle, if anything, goes to the discards."""
    agenda = prophecy(state, seat)
    if agenda >= 0:
        state.at[state.box.thrown + seat] |= bit(agenda)
        state.at[state.box.thrown_count + seat] += 1
        state.at[state.box.thrown_open] |= bit(agenda)
        state.at[state.box.prophecy + seat] = 0


def thrown(state: State, seat: i64) -> i64:
    """What the seat has discarded since the discards were last shuffled, a bit each."""
    return state.at[state.box.thrown + seat]


def discards_count(state: State) -> i64:
    """How many cards lie in the discards."""
    count: i64 = 0
    seat: i64 = 0
    while seat < state.box.seats:
        count += state.at[state.box.thrown_count + seat]
        seat += 1
    return count


def deck_count(state: State) -> i64:
    """How many cards lie in the deck."""
    return can_be_drawn(state) - discards_count(state)


def can_be_drawn(state: State) -> i64:
    """How many cards there are to draw, discards that would be shuffled among them.

    These are all that nobody can place or that lie in hand or in the discards, less what is in hand.
    """
    box = state.box
    numbers = state.at
    cards = numbers[box.agenda_deck]  # and whatever else somebody can place: each lies but once
    in_hand: i64 = 0
    seat: i64 = 0
    while seat < box.seats:
        cards |= numbers[box.face_down + seat] | numbers[box.thrown + seat]
        in_hand += numbers[box.face_down_count + seat]
        seat += 1
    return size(cards) - in_hand


def take(state: State, seat: i64, agenda: i64) -> None:
    """The seat draws a card face down."""
    box = state.box
    state.at[box.agenda_deck] &= ~bit(agenda)
    state.at[box.face_down + seat] |= bit(agenda)
    state.at[box.face_down_count + seat] += 1
    note_drawn(state, seat, 1)


def note_drawn(state: State, seat: i64, cards: i64) -> None:
    """How many a seat draws matters to those who know what was shuffled into the deck."""
    if known_shuffled(state) != 0:
        state.at[state.box.drawn + seat] += cards


def known_shuffled(state: State) -> i64:
    """What was shuffled into the deck, as far as the position tells it, a bit each."""
    known = state.at[state.box.shuffled_open]
    seat: i64 = 0
    while seat < state.box.seats:
        known |= state.at[state.box.shuffled + seat]
        seat += 1
    return known


def throw(state: State, seat: i64, agenda: i64) -> None:
    """The seat discards a card face down."""
    box = state.box
    state.at[box.face_down + seat] &= ~bit(agenda)
    state.at[box.face_down_count + seat] -= 1
    state.at[box.thrown + seat] |= bit(agenda)
    state.at[box.thrown_count + seat] += 1


def turn_up(state: State, seat: i64, agenda: i64) -> None:
    """The seat reveals a card, for good."""
    box = state.box
    state.at[box.face_down + seat] &= ~bit(agenda)
    state.at[box.face_down_count + seat] -= 1
    state.at[box.revealed + seat] |= bit(agenda)


def shuffle_if_empty(state: State) -> None:
    """An empty deck is made of the discards; everybody remembers what they know of these."""
    if deck_count(state) > 0 or discards_count(state) == 0:
        return
    box = state.box
    seat: i64 = 0
    while seat < box.seats:
        state.at[box.agenda_deck] |= state.at[box.thrown + seat]
        state.at[box.shuffled + seat] = state.at[box.thrown + seat]
        state.at[box.drawn + seat] = 0
        state.at[box.thrown + seat] = 0
        state.at[box.thrown_count + seat] = 0
        seat += 1
    state.at[box.shuffled_open] = state.at[box.thrown_open]
    state.at[box.thrown_open] = 0
