"""Data Core Alpha: a fuel for each Data Core you hold, once a turn."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.tech.data_core import DataCore


@final
class DataCoreAlpha(DataCore):
    def __init__(self) -> None:
        super().__init__("data-core-alpha")

    def use_texts(self) -> list[str]:
        return [""]

    def use(self, state: State, seat: i64, offset: i64) -> None:
        state.gain(seat, self.strength(state, seat), 0)
