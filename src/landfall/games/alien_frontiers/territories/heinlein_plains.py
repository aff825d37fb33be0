"""Heinlein Plains: every trade at the Orbital Market costs one fuel."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.rule import TRADE_FUEL
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.territories.territory import Territory


@final
class HeinleinPlains(Territory):
    def __init__(self) -> None:
        super().__init__("heinlein-plains")

    def bends(self) -> list[int]:
        return [TRADE_FUEL]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        if self.serves(state, seat):
            return 1
        return answer
