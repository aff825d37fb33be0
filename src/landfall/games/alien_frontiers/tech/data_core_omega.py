"""Data Core Omega: three fuel bring an ore; each further Data Core you hold saves one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.rule import TECH_FUEL
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.data_core import DataCore


@final
class DataCoreOmega(DataCore):
    def __init__(self) -> None:
        super().__init__("data-core-omega")

    def use_texts(self) -> list[str]:
        return [""]

    def price(self, state: State, seat: i64, offset: i64) -> i64:
        saved = self.strength(state, seat) - 1
        return self.book.asked(TECH_FUEL, state, seat, max(0, self.fuel - saved))

    def use(self, state: State, seat: i64, offset: i64) -> None:
        state.gain(seat, 0, 1)
