"""Mind Probe: look at the top Resistance card before a Fight, which may go under the deck."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import SEAT
from landfall.games.conquest_of_planet_earth.deeds import Gear
from landfall.games.conquest_of_planet_earth.rule import T_PROBE, Book, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class MindProbe(Gear):
    def __init__(self) -> None:
        super().__init__("mind-probe", at_moments(T_PROBE))

    def join(self, book: Book) -> None:
        super().join(book)
        self.probing = book.kind("probing")

    def effect(self, state: State, f: i64) -> None:
        state.push(self.probing, state.at[f + SEAT], 0, 0, 0)
