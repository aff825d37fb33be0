"""Which Agendas a viewer sees: those revealed, and what lies face down before the own seat.

A viewer cannot tell the deck from what others hold and have discarded. The numbers are open.
"""

from __future__ import annotations

from mypy_extensions import i64

from landfall.core.rng import Rng
from landfall.games.alien_frontiers.agendas.agenda_piles import size
from landfall.games.alien_frontiers.asks import ASK_AGENDA, ASK_SHED
from landfall.games.alien_frontiers.box import ASKED_C, ASKS, SEAT, bit
from landfall.games.alien_frontiers.state import State

NOBODY = -1


def blanked(state: State, viewer: i64) -> State:
    """The position as a seat sees it; for -1 as everybody does."""
    seen = state.copy()
    box = state.box
    seat: i64 = 0
    while seat < box.seats:
        if seat != viewer:
            seen.at[box.agenda_deck] |= seen.at[box.face_down + seat] | seen.at[box.thrown + seat]
            seen.at[box.face_down + seat] = 0
            seen.at[box.thrown + seat] = 0
        seat += 1
    asked = seen.at[ASKS] == ASK_AGENDA or seen.at[ASKS] == ASK_SHED
    if asked and seen.at[SEAT] != viewer:
        seen.at[ASKED_C] = 0  # which were drawn, and of which one goes
    return seen


def imagined(seen: State, rng: Rng) -> State:
    """A whole position that looks like this: what is blank is dealt from what nobody can place."""
    whole = seen.copy()
    box = seen.box
    seat: i64 = 0
    while seat < box.seats:
        fill(whole, box.face_down + seat, box.face_down_count + seat, rng)
        fill(whole, box.thrown + seat, box.thrown_count + seat, rng)
        seat += 1
    return whole


def fill(state: State, pile: i64, count: i64, rng: Rng) -> None:
    """Cards for a pile that should have so many, each as likely as any other."""
    deck = state.box.agenda_deck
    while size(state.at[pile]) < state.at[count]:
        left = rng.below(size(state.at[deck]))
        agenda: i64 = 0
        while state.at[deck] >> agenda & 1 == 0 or left > 0:
            left -= state.at[deck] >> agenda & 1
            agenda += 1
        state.at[deck] &= ~bit(agenda)
        state.at[pile] |= bit(agenda)
