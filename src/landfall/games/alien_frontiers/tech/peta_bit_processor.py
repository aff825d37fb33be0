"""Peta-Bit Processor: a fuel allows two discard powers this turn; discarded, it clears the display."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.box import ACTOR
from landfall.games.alien_frontiers.piles import refill_display, remove_displayed
from landfall.games.alien_frontiers.rule import DISCARD_POWERS
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech
from landfall.games.alien_frontiers.words import pile, the

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.story.telling import Telling

ALLOWED: Final = 2


@final
class PetaBitProcessor(Tech):
    """That it was paid for is kept in mind: a card that came back is used too, but allows nothing."""

    def __init__(self) -> None:
        super().__init__("peta-bit-processor")

    def keeps_in_a_moment(self) -> list[str]:
        return ["paid"]

    def removes_cards(self) -> bool:
        return True

    def use_texts(self) -> list[str]:
        return [""]

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        allowed = self.book.discard_powers(state, seat)
        return "peta-bit-processor.allowed" if allowed >= ALLOWED else ""

    def use(self, state: State, seat: i64, offset: i64) -> None:
        state.at[self.fleeting] = 1

    def join(self, book: Book) -> None:
        super().join(book)
        self.bend_gate = self.fleeting  # it bends nothing unless it was used in the moment

    def bends(self) -> list[int]:
        return [DISCARD_POWERS]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        if state.at[self.fleeting] == 1 and state.at[ACTOR] == seat:
            return max(answer, ALLOWED)
        return answer

    def bent_by(self) -> str:
        return f"{self.key}.use"

    def discard_texts(self) -> list[str]:
        return [""]

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        card: i64 = 0
        while card < state.box.cards:
            if state.on_display(card) > 0:
                return ""
            card += 1
        return "peta-bit-processor.display"

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        remove_displayed(state)
        refill_display(state, seat)

    def say_gone(self, about: Telling) -> str:
        before = about.scene.before
        return the(pile(before, int(before.box.display)))
