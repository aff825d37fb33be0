"""Lunar Mine: dock at or above the highest ship here; one ore for each."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.box import MINED
from landfall.games.alien_frontiers.facilities.facility import Alike
from landfall.games.alien_frontiers.hands import HIGH
from landfall.games.alien_frontiers.rule import MINE_FLOOR
from landfall.games.alien_frontiers.state import State


@final
class LunarMine(Alike):
    def __init__(self) -> None:
        super().__init__("lunar-mine", 1)

    def floor(self, state: State, seat: i64) -> i64:
        return self.book.asked(MINE_FLOOR, state, seat, state.highest_at(self.facility))

    def below_floor(self) -> str:
        return "lunar-mine.order"

    def gain(self, state: State, seat: i64, value: i64) -> None:
        state.at[MINED] += 1
        state.gain(seat, 0, 1)

    def stands_for(self) -> str:
        return "mine floor"

    def standing(self, state: State, hand: i64) -> float:
        """The highest ship raises the floor for everybody else."""
        high = state.highest_at(self.facility)
        return float(high) / 6.0 if HIGH[hand] == high else 0.0
