"""Recon Probe: look at three Locations, put them back in any order, and draw an Event."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import SEAT
from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.rule import T_ACTION, Book, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class ReconProbe(Event):
    def __init__(self) -> None:
        super().__init__("recon-probe", at_moments(T_ACTION))
        self.repays = True  # an Event for an Event, and what is known by it does no harm

    def join(self, book: Book) -> None:
        super().join(book)
        self.draw = book.kind("draw-events")
        self.scout = book.kind("scouting")

    def effect(self, state: State, f: i64) -> None:
        state.push(self.draw, state.at[f + SEAT], 1, 0, 0)
        state.push(self.scout, state.at[f + SEAT], 0, 0, 0)
