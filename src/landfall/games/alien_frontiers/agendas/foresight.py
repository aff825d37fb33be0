"""How likely an Agenda that an oracle is about to show comes true: a guess, for searches alone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.agenda import agendas_of
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import bit
from landfall.games.alien_frontiers.state import State

IN_A_TURN: Final = 0.15
"""A turn that is played for it meets so many of those that nothing on the table is near to."""

WHEN_NEAR: Final = 0.3
"""And so many more of those whose half in the game is all but there."""


def chance_to_come_true(book: Book, state: State, seat: i64) -> float:
    """Over every Agenda that may be drawn: what holds already comes true at once."""
    deck = state.at[state.box.agenda_deck]
    total = 0.0
    cards = 0.0
    for agenda in agendas_of(book):
        if deck >> agenda.agenda & 1 == 1:
            cards += 1.0
            if agenda.met(state, seat):
                total += 1.0
            else:
                total += IN_A_TURN + WHEN_NEAR * agenda.nearness(state, seat)
    return total / cards if cards > 0.0 else 0.0


def foresee(state: State, seat: i64) -> None:
    """As though what the oracle shows had come true, whichever it is."""
    deck = state.at[state.box.agenda_deck]
    agenda: i64 = 0
    while agenda < state.box.agendas:
        if deck >> agenda & 1 == 1:
            state.at[state.box.agenda_deck] = deck & ~bit(agenda)
            state.at[state.box.foretold + seat] |= bit(agenda)
            return
        agenda += 1
