"""Lunar Mine: dock at or above the highest ship here; one ore for each."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.facilities.facility import Alike
from landfall.games.alien_frontiers.names import LUNAR_MINE
from landfall.games.alien_frontiers.state import ORE, State


@final
class LunarMine(Alike):
    def __init__(self) -> None:
        super().__init__(LUNAR_MINE, 1)

    def floor(self, state: State, seat: i64) -> i64:
        return self.book.mine_floor(state, seat, state.mine_high)

    def below_floor(self) -> str:
        return "lunar-mine.order"

    def gain(self, state: State, seat: i64, value: i64) -> None:
        state.mined += 1
        state.seat[ORE + seat] += 1
