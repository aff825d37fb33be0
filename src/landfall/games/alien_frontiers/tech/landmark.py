"""Landmarks: cards that are worth a point while you hold them."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from landfall.games.alien_frontiers.rule import POINTS
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.tech import Tech


@mypyc_attr(allow_interpreted_subclasses=True)
class Landmark(Tech):
    def bends(self) -> list[int]:
        return [POINTS]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        return answer + 1 if state.holds(seat, self.card) else answer

    def bent_by(self) -> str:
        return f"{self.key}.score"
