"""Lem Badlands: one more fuel for each ship docked at the Solar Converter."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.rule import SOLAR_FUEL
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.territories.territory import Territory


@final
class LemBadlands(Territory):
    def __init__(self) -> None:
        super().__init__("lem-badlands")

    def bends(self) -> list[int]:
        return [SOLAR_FUEL]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        return answer + 1 if self.serves(state, seat) else answer
