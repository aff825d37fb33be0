"""Magnetic Lockdown: fuel on the card keeps all your colonies in place; discarded: Repulsor Field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.book import Book
from landfall.games.alien_frontiers.names import SEAT_LETTERS
from landfall.games.alien_frontiers.rule import HELD_FAST
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question
    from landfall.games.alien_frontiers.story.telling import Telling

FUEL_ON_IT: Final = 0


@final
class MagneticLockdown(Tech):
    """Until your next turn begins or the card leaves you."""

    def __init__(self) -> None:
        super().__init__("magnetic-lockdown", "repulsor-field")

    def join(self, book: Book) -> None:
        super().join(book)
        self.bend_gate = self.wake_gate = self.kept  # a seat's fuel on it
        self.bend_step = self.wake_step = 1

    def keeps(self) -> list[str]:
        return ["fuel"]

    def treasures(self) -> list[str]:
        return self.keeps()

    def works(self, state: State, seat: i64) -> bool:
        return self.kept_by(state, FUEL_ON_IT, seat) > 0

    def can_be_doubled(self) -> bool:
        return False

    def use_texts(self) -> list[str]:
        return [""]

    def use_refusal(self, state: State, seat: i64, offset: i64) -> str:
        return "magnetic-lockdown.works" if self.works(state, seat) else ""

    def use(self, state: State, seat: i64, offset: i64) -> None:
        # What was paid lies on the card; where nothing was, one from the supply shows that it works.
        self.keep(state, FUEL_ON_IT, seat, max(1, self.price(state, seat, offset)))

    def discard_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        return n if self.works(state, seat) else super().discard_options(state, seat, out, n)

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        if self.works(state, seat):
            return "magnetic-lockdown.works"
        return super().discard_refusal(state, seat, offset)

    # -- what it does while fuel lies on it -------------------------------------------------------

    def bends(self) -> list[int]:
        return [HELD_FAST]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        if self.works(state, seat):
            return 1
        return answer

    def bent_by(self) -> str:
        return "magnetic-lockdown.locked"

    def ends(self, state: State, seat: i64) -> None:
        """The fuel goes back to the supply."""
        state.at[self.kept + state.box.seats * FUEL_ON_IT + seat] = 0

    def minds_turns(self) -> bool:
        return True

    def turn_begins(self, state: State, seat: i64) -> None:
        self.ends(state, seat)

    def card_leaves(self, state: State, seat: i64, taker: i64) -> None:
        self.ends(state, seat)

    def say_unlocked(self, about: Telling) -> str:
        seat = SEAT_LETTERS.index(about.words[0])
        its = about.scene.its(seat)
        held = self.works(about.scene.before, seat)
        return f"holds {its} colonies in place no more" if held else ""

    def say_whose_colonies(self, q: Question) -> str:
        if not any(word in SEAT_LETTERS for word in q.action.words):
            return "the colonies there"
        return "your colonies" if q.seat == q.you else f"{q.who}'s colonies"
