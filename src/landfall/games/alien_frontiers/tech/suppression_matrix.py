"""Suppression Matrix: two fuel lower every unplaced ship by one; discarded, it removes a generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from landfall.core.vec import vec
from landfall.games.alien_frontiers.planet import put_field, settled_by
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
        return "" if covered & settled_by(state, seat) != 0 else "suppression-matrix.colony"

    def discard_options(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """What `discard_refusal` does not forbid, with one look at where the seat has colonies."""
        settled = settled_by(state, seat)
        field: i64 = 0
        while field < state.box.fields:
            if state.covered(field) & settled != 0:
                out[n] = self.base + self.paid_codes + field
                n += 1
            field += 1
        return n

    def discard(self, state: State, seat: i64, offset: i64) -> None:
        put_field(self.book, state, offset, -1)

    def say_lies_on(self, q: Question) -> str:
        return listed(covered(q.state, q.field))
