"""Solar Converter: any ship; fuel for half its value, rounded up."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.alien_frontiers.facilities.facility import RICH, Alike
from landfall.games.alien_frontiers.rule import SOLAR_FUEL
from landfall.games.alien_frontiers.state import State


@final
class SolarConverter(Alike):
    def __init__(self) -> None:
        super().__init__("solar-converter", 1)
        self.takes_any = True

    def gain(self, state: State, seat: i64, value: i64) -> None:
        state.gain(seat, self.book.asked(SOLAR_FUEL, state, seat, (value + 1) // 2), 0)

    def urgency(self, state: State, seat: i64, value: i64) -> i64:
        return (200 if state.fuel(seat) < RICH else 140) + 5 * value
