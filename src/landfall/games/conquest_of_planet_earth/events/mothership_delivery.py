"""Mothership Delivery: a Space Stuff card."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import SEAT
from landfall.games.conquest_of_planet_earth.deeds import Event
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NO_TARGET
from landfall.games.conquest_of_planet_earth.rule import T_ACTION, Book, at_moments
from landfall.games.conquest_of_planet_earth.state import State


@final
class MothershipDelivery(Event):
    def __init__(self) -> None:
        super().__init__("mothership-delivery", at_moments(T_ACTION))

    def join(self, book: Book) -> None:
        super().join(book)
        self.gain = book.kind("gain-stuff")

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        box = state.box
        left = state.at[box.stuff_deck + box.stuff] + state.at[box.stuff_discards]
        return LEGAL if left > 0 else NO_TARGET

    def effect(self, state: State, f: i64) -> None:
        state.push(self.gain, state.at[f + SEAT], 1, 0, 0)
