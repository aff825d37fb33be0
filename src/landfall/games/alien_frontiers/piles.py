"""The alien tech piles: deck, display and discards, as counts of each card.

Nobody stores an order that nobody knows: the deck is what is unseen, and drawing from it is chance.

A card discarded for its power is followed until the turn ends, for it stays used if it comes back: it
lies in the discards, then after a reshuffle somewhere in the deck, then perhaps on the display.
"""

from __future__ import annotations

from typing import Final

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

NOT_GIVEN_UP: Final = 0
IN_DISCARDS: Final = 1
IN_DECK: Final = 2
ON_SHOW: Final = 3


def given_up(state: State, card: i64) -> i64:
    """Where the card may lie that was discarded for its power this turn."""
    return state.given_up >> (2 * card) & 3


def follow(state: State, card: i64, where: i64) -> None:
    at = 2 * card
    state.given_up = state.given_up & ~(3 << at) | where << at


def follow_discard(state: State, card: i64) -> None:
    """The card was discarded for its power."""
    follow(state, card, IN_DISCARDS)


def follow_all(state: State, before: i64, after: i64) -> None:
    """Every card followed to the one place goes to the other."""
    card: i64 = 0
    while card < CARDS:
        if given_up(state, card) == before:
            follow(state, card, after)
        card += 1


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
    if state.given_up != 0:
        follow_all(state, IN_DISCARDS, IN_DECK)


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
    if state.given_up != 0 and given_up(state, card) == IN_DECK:
        follow(state, card, ON_SHOW)


def discard_display(state: State) -> None:
    card: i64 = 0
    while card < CARDS:
        state.piles[DISCARDS + card] += state.piles[ON_DISPLAY + card]
        state.piles[ON_DISPLAY + card] = 0
        card += 1
    if state.given_up != 0:
        follow_all(state, ON_SHOW, IN_DECK)  # or in the discards; on show again, it may be the one


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
    """The seat whose turn it is takes a card; one it has discarded for its power is still used."""
    state.piles[ON_DISPLAY + card] -= 1
    give(state, seat, card)
    if state.given_up != 0 and given_up(state, card) == ON_SHOW:
        if state.piles[ON_DISPLAY + card] == 0:  # of two copies one is another card: that one
            state.used |= 1 << card
            follow(state, card, NOT_GIVEN_UP)
