"""The alien tech piles: deck, display and discards, as counts of each card.

Nobody stores an order that nobody knows: the deck is what is unseen, and drawing from it is chance.

A card discarded for its power is followed until the moment ends, for it stays used if it comes back: it
lies in the discards, then after a reshuffle somewhere in the deck, then perhaps on the display.
"""

from __future__ import annotations

from mypy_extensions import i64

from landfall.games.alien_frontiers.asks import ASK_DRAW
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import (
    DECK_SIZE,
    GIVEN_BACK,
    GIVEN_UP,
    SET_ASIDE,
    SHOWN_AGAIN,
    TECH,
    USED,
    WIDE,
    bit,
)
from landfall.games.alien_frontiers.moment import shift_of, shift_to
from landfall.games.alien_frontiers.names import DISPLAY
from landfall.games.alien_frontiers.state import State


def follow_all(state: State, before: i64, after: i64) -> None:
    """Every card followed to the one place goes to the other."""
    waiting: i64 = -1
    while waiting < state.at[SET_ASIDE]:
        shift = shift_of(state, waiting)
        state.at[after + shift] |= state.at[before + shift]
        state.at[before + shift] = 0
        waiting += 1


def reshuffle_if_empty(state: State) -> None:
    """When a card must be drawn and none is left, the discards become the deck."""
    if state.at[DECK_SIZE] > 0:
        return
    box = state.box
    card: i64 = 0
    while card < box.cards:
        copies = state.at[box.discards + card]
        state.at[box.deck + card] = copies
        state.at[box.discards + card] = 0
        state.at[DECK_SIZE] += copies
        card += 1
    follow_all(state, GIVEN_UP, GIVEN_BACK)


def held_by_others(state: State, seat: i64) -> i64:
    """The cards that opponents of the seat hold, a bit each."""
    held: i64 = 0
    other: i64 = 0
    while other < state.box.seats:
        if other != seat:
            held |= state.at[TECH + WIDE * other]
        other += 1
    return held


def any_to_lay(state: State) -> bool:
    """Is there a card that could be laid out, once those on display are discarded?"""
    card: i64 = 0
    while card < state.box.cards:
        if state.in_deck(card) + state.on_display(card) + state.in_discards(card) > 0:
            return True
        card += 1
    return False


def claimable(state: State, seat: i64, card: i64) -> bool:
    return state.on_display(card) > 0 and not state.holds(seat, card)


def any_claimable(state: State, seat: i64) -> bool:
    """Lies a card on display of a name that the seat does not hold?"""
    card: i64 = 0
    while card < state.box.cards:
        if claimable(state, seat, card):
            return True
        card += 1
    return False


def refill_display(state: State, seat: i64) -> None:
    """Await cards until three lie open; with no card anywhere the display stays short."""
    numbers = state.at
    box = state.box
    missing: i64 = DISPLAY
    at = box.display
    end = box.discards
    while at < end and missing > 0:
        missing -= numbers[at]
        at += 1
    if missing > 0:
        reshuffle_if_empty(state)
        if numbers[DECK_SIZE] > 0:
            state.await_chance(ASK_DRAW, seat, missing, 0, 0)


def drawn(state: State, card: i64) -> None:
    """The card leaves the deck."""
    state.at[state.box.deck + card] -= 1
    state.at[DECK_SIZE] -= 1


def follow_discard(state: State, card: i64) -> None:
    """The card was discarded for its power."""
    state.at[GIVEN_UP] |= bit(card)
    state.at[GIVEN_BACK] &= ~bit(card)
    state.at[SHOWN_AGAIN] &= ~bit(card)


def leave_the_game(state: State, card: i64) -> None:
    """A card just discarded for its power goes back to the box; what is in no pile is out of play."""
    state.at[state.box.discards + card] -= 1
    state.at[GIVEN_UP] &= ~bit(card)


def remove_displayed(state: State) -> None:
    """Every card on display leaves the game; should one be followed, it will not come back."""
    card: i64 = 0
    while card < state.box.cards:
        state.at[state.box.display + card] = 0
        card += 1
    waiting: i64 = -1
    while waiting < state.at[SET_ASIDE]:
        state.at[SHOWN_AGAIN + shift_of(state, waiting)] = 0
        waiting += 1


def show(state: State, card: i64) -> None:
    """The card that was drawn goes on display; one that was shuffled in may be this or a later one."""
    state.at[state.box.display + card] += 1
    waiting: i64 = -1
    while waiting < state.at[SET_ASIDE]:
        shift = shift_of(state, waiting)
        if state.at[GIVEN_BACK + shift] >> card & 1 == 1:
            state.at[SHOWN_AGAIN + shift] |= bit(card)
            forget_drawn(state, shift, card)
        waiting += 1


def forget_drawn(state: State, shift: i64, card: i64) -> None:
    """A card that was followed into the deck is not there any more once no copy is."""
    if state.in_deck(card) == 0:
        state.at[GIVEN_BACK + shift] &= ~bit(card)


def take_drawn(state: State, seat: i64, card: i64) -> None:
    """The seat that acts gets the card that was drawn; what may be one it has discarded is used."""
    if state.at[GIVEN_BACK] >> card & 1 == 1:
        where: i64 = USED
        if state.holds(seat, card):
            where = GIVEN_UP
        state.at[where] |= bit(card)
    waiting: i64 = -1
    while waiting < state.at[SET_ASIDE]:
        forget_drawn(state, shift_of(state, waiting), card)
        waiting += 1
    give(state, seat, card)


def discard_display(state: State) -> None:
    numbers = state.at
    box = state.box
    at = box.display
    while at < box.discards:
        if numbers[at] != 0:
            numbers[at + box.cards] += numbers[at]
            numbers[at] = 0
        at += 1
    follow_all(state, SHOWN_AGAIN, GIVEN_UP)


def give(state: State, seat: i64, card: i64) -> None:
    """The seat gets a card; a second one of its name goes to the discards, its power unused."""
    if state.holds(seat, card):
        state.at[state.box.discards + card] += 1
    else:
        state.at[TECH + WIDE * seat] |= bit(card)


def lose(book: Book, state: State, seat: i64, card: i64, taker: i64) -> None:
    """The seat gives a card up; what another player gets bears no mark of its use.

    What lies on the card is the card's business (see `Rule.card_leaves`, also for the taker).
    """
    state.at[TECH + WIDE * seat] &= ~bit(card)
    for rule in book.leaving:
        if rule.card == card:
            rule.card_leaves(state, seat, taker)
    for rule in book.watching:
        rule.paid_card_leaves(state, seat, card, taker)
    shift = shift_to(state, seat)
    if shift >= 0:
        state.at[USED + shift] &= ~bit(card)


def to_discards(book: Book, state: State, seat: i64, card: i64, taker: i64) -> None:
    """The seat's card is discarded: for its power by the seat itself, or else by nobody (-1)."""
    lose(book, state, seat, card, taker)
    state.at[state.box.discards + card] += 1


def take_discarded(state: State, seat: i64, card: i64) -> None:
    """The seat that acts gets a discarded card; one it has discarded for its power is still used."""
    state.at[state.box.discards + card] -= 1
    give(state, seat, card)
    if state.in_discards(card) == 0 and state.at[GIVEN_UP] >> card & 1 == 1:
        state.at[USED] |= bit(card)
        state.at[GIVEN_UP] &= ~bit(card)


def take_displayed(state: State, seat: i64, card: i64) -> None:
    """The seat that acts takes a card; one it has discarded for its power is still used."""
    state.at[state.box.display + card] -= 1
    give(state, seat, card)
    if state.at[SHOWN_AGAIN] >> card & 1 == 1:
        if state.at[state.box.display + card] == 0:  # of two copies one is another card: that one
            state.at[USED] |= bit(card)
            state.at[SHOWN_AGAIN] &= ~bit(card)
