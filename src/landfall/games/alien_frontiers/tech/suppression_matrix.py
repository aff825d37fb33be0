"""Suppression Matrix: two fuel lower every unplaced ship by one; discarded, it removes a generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from landfall.games.alien_frontiers.planet import put_field
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.whole_fleet import WholeFleet
from landfall.games.alien_frontiers.words import covered, listed

if TYPE_CHECKING:
    from landfall.games.alien_frontiers.explain.question import Question


@final
class SuppressionMatrix(WholeFleet):
    """A 1 becomes a 6. Codes of the discard power: one a generator."""

    def __init__(self) -> None:
        super().__init__("suppression-matrix")

    def turned(self, value: i64) -> i64:
        return (value + 4) % 6 + 1

    def discard_texts(self) -> list[str]:
        return list(self.book.box.field_names)

    def discard_refusal(self, state: State, seat: i64, offset: i64) -> str:
        covered = state.covered(offset)
        if covered == 0:
            return "field.absent"
        place: i64 = 0
        while place < state.box.territories:
            if covered >> place & 1 == 1 and state.colonies(place, seat) > 0:
                return ""
            place += 1
        return "suppression-matrix.colony"

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        put_field(self.book, state, offset, -1)

    def say_lies_on(self, q: Question) -> str:
        return listed(covered(q.state, q.field))
