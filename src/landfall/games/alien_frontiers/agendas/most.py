"""What several Agendas count, and who has most of it."""

from __future__ import annotations

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.state import State


def has_most(counts: vec[i64], seat: i64) -> bool:
    """Has the seat strictly more than each other player?"""
    other: i64 = 0
    while other < len(counts):
        if other != seat and counts[other] >= counts[seat]:
            return False
        other += 1
    return True


def alone_on(state: State, seat: i64) -> i64:
    """On how many territories all colonies are the seat's."""
    count: i64 = 0
    territory: i64 = 0
    while territory < state.box.territories:
        own = state.colonies(territory, seat)
        if own > 0 and own == state.colonies_on(territory):
            count += 1
        territory += 1
    return count


def controlled(state: State, seat: i64) -> i64:
    """How many territories the seat controls."""
    numbers = state.at
    row = state.box.row
    at = state.box.land + state.box.seats
    end = state.box.generators
    count: i64 = 0
    while at < end:
        if numbers[at] == seat:
            count += 1
        at += row
    return count
