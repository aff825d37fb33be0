"""Solar Converter: any ship; fuel for half its value, rounded up."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.facilities.facility import Alike
from landfall.games.alien_frontiers.names import SOLAR_CONVERTER
from landfall.games.alien_frontiers.state import FUEL, State


@final
class SolarConverter(Alike):
    def __init__(self) -> None:
        super().__init__(SOLAR_CONVERTER, 1)
        self.takes_any = True

    def gain(self, state: State, seat: i64, value: i64) -> None:
        state.seat[FUEL + seat] += self.book.solar_fuel(state, seat, (value + 1) // 2)
