"""Alien Sarcophagus: a point while you hold the Alien City or the Alien Monument too."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import bit
from landfall.games.alien_frontiers.rule import POINTS
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech


@final
class AlienSarcophagus(Tech):
    """It has no powers, and with both of the others it is worth no more than with one."""

    def __init__(self) -> None:
        super().__init__("alien-sarcophagus")
        self.others: i64 = 0  # the cards beside which it counts, a bit each

    def join(self, book: Book) -> None:
        super().join(book)
        for name in ("alien-city", "alien-monument"):
            card: i64 = book.box.card(name)
            if card >= 0:
                self.others |= bit(card)

    def bends(self) -> list[int]:
        return [POINTS]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        if state.holds(seat, self.card) and state.cards(seat) & self.others != 0:
            return answer + 1
        return answer

    def bent_by(self) -> str:
        return f"{self.key}.score"
