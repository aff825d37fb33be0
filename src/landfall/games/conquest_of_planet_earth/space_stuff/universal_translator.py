"""Universal Translator: an Event of your hand for a new one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landfall.games.conquest_of_planet_earth.box import SEAT
from landfall.games.conquest_of_planet_earth.deeds import Gear
from landfall.games.conquest_of_planet_earth.drawing import give_up_event
from landfall.games.conquest_of_planet_earth.refusals import LEGAL, NO_TARGET, NOT_HELD
from landfall.games.conquest_of_planet_earth.rule import (
    AN_EVENT,
    NOTHING,
    T_ACTION,
    Book,
    at_moments,
    target,
)
from landfall.games.conquest_of_planet_earth.state import State


@final
class UniversalTranslator(Gear):
    def __init__(self) -> None:
        super().__init__("universal-translator", at_moments(T_ACTION))

    def join(self, book: Book) -> None:
        super().join(book)
        self.draw = book.kind("draw-events")

    def forbids(self, state: State, seat: i64, moment: i64) -> i64:
        return LEGAL if state.hand_size(seat) > 0 else NO_TARGET

    def wants(self, state: State, f: i64, count: i64) -> i64:
        return AN_EVENT if count == 0 else NOTHING

    def target_forbids(self, state: State, f: i64, seat: i64, count: i64, target: i64) -> i64:
        return LEGAL if state.holds(seat, target) else NOT_HELD

    def effect(self, state: State, f: i64) -> None:
        seat = state.at[f + SEAT]
        give_up_event(state, seat, target(state, f, 0))
        state.push(self.draw, seat, 1, 0, 0)
