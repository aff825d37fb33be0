"""Dark Space Explorers: a fuel brings the top card; its owner may discard two for their powers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.asks import ASK_TOP
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import DECK_SIZE
from landfall.games.alien_frontiers.factions.faction_board import Board
from landfall.games.alien_frontiers.piles import reshuffle_if_empty
from landfall.games.alien_frontiers.rule import DISCARD_POWERS
from landfall.games.alien_frontiers.state import State

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question

PRICE: Final = 1
TWO: Final = 2


@final
class DarkSpaceExplorers(Board):
    def __init__(self) -> None:
        super().__init__("dark-space-explorers", fuel=PRICE)

    def join(self, book: Book) -> None:
        super().join(book)
        self.bends_for_owner(book)

    def idle(self, state: State, seat: i64) -> str:
        if state.at[DECK_SIZE] > 0:
            return ""
        card: i64 = 0
        while card < state.box.cards:
            if state.in_discards(card) > 0:
                return ""
            card += 1
        return "dark-space-explorers.deck"

    def work(self, state: State, seat: i64, value: i64) -> None:
        reshuffle_if_empty(state)
        state.await_chance(ASK_TOP, seat, 0, 0, 0)

    def bends(self) -> list[int]:
        return [DISCARD_POWERS]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        return max(answer, TWO) if self.belongs_to(state, seat) else answer

    def bent_by(self) -> str:
        return f"{self.key}.discards"

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        return 160

    def put_a_card_back(self, q: Question) -> None:
        q.state.at[q.state.box.discards] += 1
