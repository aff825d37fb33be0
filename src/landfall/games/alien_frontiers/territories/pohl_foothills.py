"""Pohl Foothills: pay one less fuel for each alien tech card you use."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.rule import TECH_FUEL
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.territories.territory import Territory


@final
class PohlFoothills(Territory):
    def __init__(self) -> None:
        super().__init__("pohl-foothills")

    def bends(self) -> list[int]:
        return [TECH_FUEL]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        return max(0, answer - 1) if self.serves(state, seat) else answer
