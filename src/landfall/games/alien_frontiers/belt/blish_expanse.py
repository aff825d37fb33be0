"""Blish Expanse: you need not wait for asteroid cards that you have claimed this turn."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.rule import TOW
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.territories.territory import Territory


@final
class BlishExpanse(Territory):
    def __init__(self) -> None:
        super().__init__("blish-expanse")

    def bends(self) -> list[int]:
        return [TOW]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        if self.serves(state, seat):
            return 0
        return answer
