"""The circles of the Colonist Hub where players share them: so many places for each number.

Where everyone has a track of their own (`Book.circle_places` is nought) no circle is ever full.
"""

from __future__ import annotations

from mypy_extensions import i64

from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import HUB, WIDE
from landfall.games.alien_frontiers.state import State


def colonies_on_circle(state: State, circle: i64) -> i64:
    """How many colonies have come to this circle."""
    count: i64 = 0
    seat: i64 = 0
    while seat < state.box.seats:
        if state.at[HUB + WIDE * seat] == circle:
            count += 1
        seat += 1
    return count


def is_free(book: Book, state: State, circle: i64) -> bool:
    """Is a place left on this circle?"""
    return book.circle_places == 0 or colonies_on_circle(state, circle) < book.circle_places


def highest_free(book: Book, state: State, circle: i64) -> i64:
    """The highest circle with a place, up to this one; 0 for none."""
    while circle > 0 and not is_free(book, state, circle):
        circle -= 1
    return circle
