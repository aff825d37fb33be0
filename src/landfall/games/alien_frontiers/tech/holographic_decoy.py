"""Holographic Decoy: raiders cannot take your resources, and of your cards only this one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.names import HOLOGRAPHIC_DECOY
from landfall.games.alien_frontiers.rule import Book, joined
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech


@final
class HolographicDecoy(Tech):
    def __init__(self) -> None:
        super().__init__(HOLOGRAPHIC_DECOY, 0, 0)

    def enlist(self, book: Book) -> None:
        book.guard = joined(book.guard, self)

    def guard_card(self, state: State, victim: i64) -> i64:
        return self.card if state.holds(victim, self.card) else -1
