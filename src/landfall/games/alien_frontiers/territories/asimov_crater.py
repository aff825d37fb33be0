"""Asimov Crater: one extra circle in a turn in which you dock more than one ship at the Colonist Hub."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.box import ASIMOV, HUBBED
from landfall.games.alien_frontiers.rule import HUB_BONUS
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.territories.territory import Territory


@final
class AsimovCrater(Territory):
    def __init__(self) -> None:
        super().__init__("asimov-crater")

    def bends(self) -> list[int]:
        return [HUB_BONUS]

    def bend(self, question: i64, state: State, seat: i64, answer: i64) -> i64:
        if state.at[HUBBED] < 2 or state.at[ASIMOV] == 1 or not self.serves(state, seat):
            return answer
        return answer + 1
