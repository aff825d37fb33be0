"""Which Agendas a viewer sees: those revealed, and what lies face down before the own seat.

A viewer cannot tell the deck from what others hold and have discarded. The numbers are open. Of a deck
that was made of the discards everybody knows what they discarded themselves, and what an oracle had
shown: it can have come only to those who have drawn since. What a deck before that had is forgotten.
"""

from __future__ import annotations

from mypy_extensions import i64

from landfall.core.rng import Rng
from landfall.games.alien_frontiers.agendas.agenda_piles import known_shuffled, size
from landfall.games.alien_frontiers.asks import ASK_AGENDA, ASK_SHED
from landfall.games.alien_frontiers.box import ASKED_C, ASKS, SEAT, bit
from landfall.games.alien_frontiers.state import State

NOBODY = -1


def blanked(state: State, viewer: i64) -> State:
    """The position as a seat sees it; for -1 as everybody does."""
    seen = state.copy()
    box = state.box
    shown = state.at[box.thrown_open]
    seat: i64 = 0
    while seat < box.seats:
        if seat != viewer:
            hidden = seen.at[box.thrown + seat] & ~shown
            seen.at[box.agenda_deck] |= seen.at[box.face_down + seat] | hidden
            seen.at[box.face_down + seat] = 0
            seen.at[box.thrown + seat] &= shown
            seen.at[box.shuffled + seat] = 0
        seat += 1
    asked = seen.at[ASKS] == ASK_AGENDA or seen.at[ASKS] == ASK_SHED
    if asked and seen.at[SEAT] != viewer:
        seen.at[ASKED_C] = 0  # which were drawn, and of which one goes
    return seen


def imagined(seen: State, rng: Rng) -> State:
    """A whole position that looks like this: what is blank is dealt from what nobody can place."""
    whole = seen.copy()
    box = seen.box
    known = known_shuffled(seen)
    seat: i64 = 0
    while seat < box.seats and known != 0:
        # Cards that it has not drawn since the shuffle are none of those that were in it.
        drawn = seen.at[box.drawn + seat] - size(seen.at[box.revealed + seat] & known)
        deal(whole, seat, blanks(whole, seat) - max(0, drawn), ~known, rng)
        seat += 1
    seat = 0
    while seat < box.seats:
        deal(whole, seat, blanks(whole, seat), -1, rng)
        seat += 1
    return whole


def blanks(state: State, seat: i64) -> i64:
    """How many cards of a seat are not known."""
    box = state.box
    count = state.at[box.face_down_count + seat] - size(state.at[box.face_down + seat])
    return count + state.at[box.thrown_count + seat] - size(state.at[box.thrown + seat])


def deal(state: State, seat: i64, cards: i64, among: i64, rng: Rng) -> None:
    """So many cards for blanks of a seat, each blank as likely, and each of these cards."""
    box = state.box
    while cards > 0:
        there = state.at[box.agenda_deck] & among
        if there == 0:
            return
        left = rng.below(size(there))
        agenda: i64 = 0
        while there >> agenda & 1 == 0 or left > 0:
            left -= there >> agenda & 1
            agenda += 1
        state.at[box.agenda_deck] &= ~bit(agenda)
        held = state.at[box.face_down_count + seat] - size(state.at[box.face_down + seat])
        down = rng.below(blanks(state, seat)) < held
        pile = box.face_down + seat if down else box.thrown + seat
        state.at[pile] |= bit(agenda)
        cards -= 1
