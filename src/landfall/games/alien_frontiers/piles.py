"""The alien tech piles: deck, display and discards, as counts of each card.

Nobody stores an order that nobody knows: the deck is what is unseen, and drawing from it is chance.
"""

from __future__ import annotations

from mypy_extensions import i64

from landfall.games.alien_frontiers.names import CARDS, DISPLAY
from landfall.games.alien_frontiers.state import (
    ASK_DRAW,
    CHANCE,
    DECK,
    DISCARDS,
    ON_DISPLAY,
    TECH,
    State,
)


def reshuffle_if_empty(state: State) -> None:
    """When a card must be drawn and none is left, the discards become the deck."""
    if state.deck_size > 0:
        return
    card: i64 = 0
    while card < CARDS:
        copies = state.piles[DISCARDS + card]
        state.piles[DECK + card] = copies
        state.piles[DISCARDS + card] = 0
        state.deck_size += copies
        card += 1


def refill_display(state: State) -> None:
    """Await cards until three lie open; with no card anywhere the display stays short."""
    missing: i64 = DISPLAY
    card: i64 = 0
    while card < CARDS:
        missing -= state.piles[ON_DISPLAY + card]
        card += 1
    if missing > 0:
        reshuffle_if_empty(state)
        if state.deck_size > 0:
            state.ask(ASK_DRAW, CHANCE, missing, 0, 0)


def drawn(state: State, card: i64) -> None:
    """The card leaves the deck."""
    state.piles[DECK + card] -= 1
    state.deck_size -= 1


def discard_display(state: State) -> None:
    card: i64 = 0
    while card < CARDS:
        state.piles[DISCARDS + card] += state.piles[ON_DISPLAY + card]
        state.piles[ON_DISPLAY + card] = 0
        card += 1


def give(state: State, seat: i64, card: i64) -> None:
    """The seat gets a card; a second one of its name goes to the discards, its power unused."""
    if state.holds(seat, card):
        state.piles[DISCARDS + card] += 1
    else:
        state.seat[TECH + seat] |= 1 << card


def lose(state: State, seat: i64, card: i64) -> None:
    """The seat gives a card up; what another player gets bears no mark of its use."""
    state.seat[TECH + seat] &= ~(1 << card)
    if seat == state.turn:
        state.used &= ~(1 << card)


def to_discards(state: State, seat: i64, card: i64) -> None:
    lose(state, seat, card)
    state.piles[DISCARDS + card] += 1


def take_displayed(state: State, seat: i64, card: i64) -> None:
    state.piles[ON_DISPLAY + card] -= 1
    give(state, seat, card)
