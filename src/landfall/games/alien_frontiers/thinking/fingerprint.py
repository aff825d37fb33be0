"""A position as one number under 62 bits, the same interpreted and compiled.

Searches know positions they have met again by it: everything that can matter later is mixed in, what
follows from the rest (control, bonuses, free ports) is not.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landfall.games.alien_frontiers.names import CARDS, FACILITIES, FIELDS, SEATS, TERRITORIES
from landfall.games.alien_frontiers.state import (
    BAY,
    DECK,
    DISCARDS,
    FIELD,
    FUEL,
    HUB,
    ON_DISPLAY,
    ORE,
    STOCK,
    SUPPLY,
    TECH,
    State,
)

_LOW: Final = (1 << 31) - 1
_ALL: Final = (1 << 62) - 1


def mix(mark: i64, word: i64) -> i64:
    """The mark after one more word; both halves reach the whole."""
    return ((mark & _LOW) * 1540483477 ^ (mark >> 31) * 1203114875 ^ word) & _ALL


def fingerprint(state: State, salt: i64) -> i64:
    """The position's mark; another salt gives an independent one."""
    mark = mix(salt + 7919, state.turns * 8 + state.turn)
    seat: i64 = 0
    while seat < state.seats:
        mark = mix(mark, _holdings(state, seat))
        mark = _mix_ships(state, seat, mark)
        mark = mix(mark, colonies_word(state, seat))
        seat += 1
    mark = _mix_piles(state, mark)
    return _mix_turn(state, mark)


def _holdings(state: State, seat: i64) -> i64:
    word = state.seat[FUEL + seat]
    word = word * 64 + state.seat[ORE + seat]
    word = word * 8 + state.seat[STOCK + seat]
    word = word * 8 + state.seat[BAY + seat]
    word = word * 16 + state.seat[SUPPLY + seat]
    word = word * 8 + state.seat[HUB + seat]
    return word * 8192 + state.seat[TECH + seat]


def _mix_ships(state: State, seat: i64, mark: i64) -> i64:
    word: i64 = 0
    facility: i64 = 0
    while facility < FACILITIES:
        word = word * 2048 + state.docks[SEATS * facility + seat]
        facility += 1
        if facility == 5:
            mark = mix(mark, word)
            word = 0
    return mix(mark, word)


def colonies_word(state: State, seat: i64) -> i64:
    """Where the seat's colonies lie."""
    word: i64 = 0
    territory: i64 = 0
    while territory < TERRITORIES:
        word = word * 16 + state.land[SEATS * territory + seat]
        territory += 1
    return word


def _mix_piles(state: State, mark: i64) -> i64:
    deck: i64 = 0
    shown: i64 = 0
    card: i64 = 0
    while card < CARDS:
        deck = deck * 4 + state.piles[DECK + card]
        shown = shown * 16 + 4 * state.piles[ON_DISPLAY + card] + state.piles[DISCARDS + card]
        card += 1
    return mix(mix(mark, deck), shown)


def _mix_turn(state: State, mark: i64) -> i64:
    """Fields, the Relic Ship, what this turn has used up, and what is pending."""
    word: i64 = 0
    field: i64 = 0
    while field < FIELDS:
        word = word * 16 + state.land[FIELD + field] + 1
        field += 1
    word = word * 16 + state.relic_place
    word = word * 8 + state.relic_value
    word = word * 8 + state.relic_user + 1
    word = word * 8 + state.relic_host + 1
    word = word * 2 + state.relic_fresh
    word = word * 2 + state.asimov
    word = word * 8192 + state.used
    mark = mix(mark, word)
    word = state.hand * 2048 + state.fresh
    word = word * 2048 + state.market
    word = word * 256 + state.lent
    word = word * 8 + state.excess
    word = word * 8 + state.cycles
    word = word * 2 + state.discarded
    mark = mix(mark, word)
    word = state.mined * 16 + state.hubbed
    word = word * 8 + state.carried + 1
    word = word * 8 + state.carried_value
    word = word * 8 + state.borrowed_owner + 1
    word = word * 16 + state.borrowed_place + 1
    word = word * 8 + state.borrowed_value
    word = word * 2 + state.borrowed_fresh
    mark = mix(mix(mark, word), state.guests)
    if state.given_up != 0:
        mark = mix(mark, state.given_up)
    frame: i64 = 0
    while frame < state.depth:
        mark = mix(mark, state.pending[frame])
        frame += 1
    return mix(mark, 1)
