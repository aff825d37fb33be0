"""Dice Doctors: turn a ship on a day of raiding or building; at the end, hold a card for it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.agendas.feat import (
    PAID,
    InOneTurn,
    cards_named,
    facilities,
)
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.state import State


@final
class DiceDoctors(InOneTurn):
    def __init__(self) -> None:
        super().__init__("dice-doctors")
        self.named: i64 = 0
        self.places: i64 = 0

    def join(self, book: Book) -> None:
        super().join(book)
        self.named = cards_named(book, self.icons)
        self.places = facilities(book, ["raiders-outpost", "colony-constructor"])
        self.wants_docked(self.places)

    def enough(self, state: State, seat: i64) -> bool:
        return self.tally(state, PAID) & self.named != 0 and self.has_docked(state, self.places)

    def nearness(self, state: State, seat: i64) -> float:
        return 0.5 if state.cards(seat) & self.named != 0 else 0.0

    def met_at_end(self, state: State, seat: i64) -> bool:
        return state.cards(seat) & self.named != 0
